import type { CapsuleOutline } from "../../drafts.ts";
import type { Question } from "../ask/AskModel.ts";
import type { Concept } from "../ModelMaterial.ts";
import { isIn, rules } from "./rules.ts";
import { line, listOf, paragraph, reader, shape } from "./shapes.ts";

export interface LessonText {
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

const schema = shape({
  sections: listOf(shape({ heading: line, paragraphs: listOf(paragraph, 1, 5) }), 1, 6),
});

const read = reader<LessonText>(schema);

const task = `Write the text of one lesson: 250 to 500 words that teach its concepts to somebody who knows what is listed as known. One section for a concept, short paragraphs, an example for each. Every fact that a question could be asked about stands in a sentence of its own that can be understood alone.`;

const further = `The learner has read the text that is given as read. Do not repeat it: go further on the same concepts, with causes, consequences, counter-examples and how they are used.`;

/**
 * Asks for the text of a lesson, in which its items then find their quotes; where something was read
 * before, for one that goes further.
 */
export function lessonTextQuestion(
  { seed, language, title }: Pick<CapsuleOutline, "seed" | "language" | "title">,
  lesson: {
    readonly title: string;
    readonly concepts: readonly Concept[];
    readonly known: readonly string[];
    /** What the lesson taught before; nothing for its first text. */
    readonly read?: string;
  },
): Question<LessonText> {
  return {
    capsuleId: seed,
    purpose: "lesson",
    instructions: [rules(language), task, ...(lesson.read === undefined ? [] : [further])].join(
      "\n\n",
    ),
    data: { course: title, lesson },
    schema,
    read: (answer) => {
      const text = read(answer);
      return text !== null && isIn(language, wordsOf(text)) ? text : null;
    },
  };
}

function wordsOf({ sections }: LessonText): string {
  return sections.flatMap(({ paragraphs }) => paragraphs).join(" ");
}
