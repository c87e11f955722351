import { quiz } from "@alambic/domain/exercises/quiz";
import { marking } from "@alambic/domain/exercises/quiz/marking";
import { plainText } from "@alambic/domain/exercises/kind";
import { present } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Quiz } from "./Quiz.tsx";

export default definePlayable(quiz, {
  Renderer: Quiz,
  marking: present(marking),
  completion: "scored",
  label: ({ multiple }) => (multiple ? "exercise.kind.quizMultiple" : "exercise.kind.quiz"),
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  answerWords: ({ choices, correct_choice_ids: right }) =>
    choices.filter(({ id }) => right.includes(id)).map(({ text }) => plainText(text)),
});
