import type { CapsuleOutline } from "../../model/CapsuleOutline.ts";
import type { LanguageTarget } from "../../model/LanguageTarget.ts";
import { taughtBy } from "../../sources/languages/taughtBy.ts";
import type { Question } from "../ask/AskModel.ts";
import type { Concept, ModelSubject } from "../ModelMaterial.ts";
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

const ofLanguage = `Each word or phrase stands with its meaning in one sentence. The last section is a short conversation that uses them, line by line with what it means.`;

const easier = `A text that was written before held words above the level, which are given as too hard. Do without them.`;

const further = `The learner has read the text that is given as read. Do not repeat it: go further on the same concepts, with causes, consequences, counter-examples and how they are used.`;

/**
 * Asks for the text of a lesson, in which its items then find their quotes; where something was read
 * before, for one that goes further.
 */
export function lessonTextQuestion(
  { seed, language, title }: Pick<CapsuleOutline, "seed" | "language" | "title">,
  {
    target,
    ...lesson
  }: {
    readonly title: string;
    readonly concepts: readonly Concept[];
    readonly known: readonly string[];
    readonly subject?: ModelSubject;
    /** What the lesson taught before; nothing for its first text. */
    readonly read?: string;
    readonly target?: LanguageTarget;
  },
  /** Words above the level that an earlier text held. */
  tooHard: readonly string[] = [],
): Question<LessonText> {
  const isLanguage = lesson.subject !== undefined && taughtBy(lesson.subject, language) !== null;
  return {
    capsuleId: seed,
    purpose: "lesson",
    instructions: [
      rules(language, target),
      task,
      ...(isLanguage && lesson.read === undefined ? [ofLanguage] : []),
      ...(lesson.read === undefined ? [] : [further]),
      ...(tooHard.length === 0 ? [] : [easier]),
    ].join("\n\n"),
    data: { course: title, lesson, ...(tooHard.length === 0 ? {} : { tooHard }) },
    schema,
    read: (answer) => {
      const text = read(answer);
      return text !== null && isIn(language, paragraphsOf(text).join(" ")) ? text : null;
    },
  };
}

/** The headings and paragraphs of a lesson's text. */
export function textsOfLesson({ sections }: LessonText): readonly string[] {
  return sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
}

function paragraphsOf({ sections }: LessonText): readonly string[] {
  return sections.flatMap(({ paragraphs }) => paragraphs);
}
