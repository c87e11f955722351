import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { draftDrill, exampleBlocks } from "./draftDrill.ts";
import type { Drill, DrillContext } from "./Task.ts";

/** What is read after the lesson's rule, and the items that practise it. */
export interface LessonParts {
  readonly blocks: readonly LessonBlock[];
  readonly items: readonly ItemDraft[];
}

/** A lesson of a subject. Its title and its rule are in the catalogue: `author.course.<id>.*`. */
export interface Lesson {
  /** How many items, besides the text to read, are expected of it. */
  readonly itemCount: number;
  /** The message of the hint where the rule would tell the answers. */
  readonly hint?: "author.course.note-names.hint";
  draft(context: DrillContext): LessonParts;
}

/** A lesson that consists of drills. */
export function drills(...parts: readonly Drill[]): Lesson {
  return {
    itemCount: parts.reduce((total, { ways }) => total + ways.length, 0),
    draft(context) {
      const drafts = parts.map((drill, index) =>
        draftDrill(drill, { ...context, random: context.random.fork(`${index}`) }),
      );
      return {
        blocks: exampleBlocks(
          drafts.flatMap(({ examples }) => examples),
          context.texts.t("author.lesson.examples"),
        ),
        items: drafts.flatMap(({ items }) => items),
      };
    },
  };
}
