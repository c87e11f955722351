import { quiz } from "../../items/quiz.ts";
import { trueFalse } from "../../items/simple-exercises.ts";
import { plainText } from "../../texts/rich-text.ts";
import { defineModelKind, someText, texts } from "./ModelKind.ts";

/** Three options serve as well as five, and two good wrong ones are hard enough to find. */
const wrongOptions = 2;

export const quizKind = defineModelKind<
  "quiz",
  { question: string; right: string; wrong: readonly string[] }
>({
  type: "quiz",
  advice:
    "A question with one right option and exactly two wrong ones. All three are of the same class and about as long; the wrong ones are mistakes that a learner would make.",
  properties: { question: someText, right: someText, wrong: texts },
  build: ({ question, right, wrong, explanation }, { random }) =>
    wrong.length === wrongOptions
      ? quiz(
          {
            prompt: question,
            right: { text: right },
            wrong: wrong.map((text) => ({ text })),
            explanation,
          },
          random,
        )
      : null,
  ask: ({ content }) => ({
    question: plainText(content.prompt),
    choices: content.choices.map(({ id, text }) => ({ id, text: plainText(text) })),
    answer: "the id of the one right choice",
  }),
  respond: (_, answer) => ({ content_type: "quiz", choice_ids: [...answer] }),
});

export const trueFalseKind = defineModelKind<"true_false", { statement: string; truth: boolean }>({
  type: "true_false",
  advice:
    "A statement that is plainly true or plainly false by the source. As many are false as true. No double negation.",
  properties: { statement: someText, truth: { type: "boolean" } },
  build: ({ statement, truth, explanation }) =>
    trueFalse({ statement, answer: truth, explanation }),
  ask: ({ content }) => ({
    question: plainText(content.statement),
    answer: "true or false",
  }),
  respond: (_, [answer]) =>
    answer === "true" || answer === "false"
      ? { content_type: "true_false", value: answer === "true" }
      : null,
});
