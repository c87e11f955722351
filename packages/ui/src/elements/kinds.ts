import type { ContentType } from "@alambic/domain/exercises/kind";
import fillInBlank from "../exercises/fill-in-blank/index.ts";
import matching from "../exercises/matching/index.ts";
import type { ReadPlayable } from "../exercises/playable.ts";
import quiz from "../exercises/quiz/index.ts";
import trueFalse from "../exercises/true-false/index.ts";
import type { Texts } from "./texts.ts";

/** A kind as a module: its rules and looks, and its own texts where it has any. */
interface KindModule {
  readonly default: ReadPlayable;
  readonly texts?: Texts;
}

type KindSource = KindModule | (() => Promise<KindModule>);

/** What pages ask most stands in the script itself; the others come when a page asks them. */
const sources: Readonly<Record<ContentType, KindSource>> = {
  fill_in_blank: { default: fillInBlank },
  matching: { default: matching },
  quiz: { default: quiz },
  true_false: { default: trueFalse },
  categorization: () => import("../exercises/categorization/index.ts"),
  character: () => import("./kinds/character.ts"),
  code: () => import("./kinds/code.ts"),
  dialogue: () => import("./kinds/dialogue.ts"),
  flashcards: () => import("../exercises/flashcards/index.ts"),
  free_answer: () => import("./kinds/free-answer.ts"),
  image_labelling: () => import("../exercises/image-labelling/index.ts"),
  lesson: () => import("./kinds/lesson.ts"),
  numeric: () => import("./kinds/numeric.ts"),
  ordering: () => import("../exercises/ordering/index.ts"),
  short_answer: () => import("../exercises/short-answer/index.ts"),
  vocabulary: () => import("./kinds/vocabulary.ts"),
};

const byType = new Map<string, KindSource>(Object.entries(sources));

/**
 * The kind of a content type: at once, or when it has come; null where there is none of that name.
 * Rejects where it cannot be fetched.
 */
export function kindOf(type: string): KindModule | Promise<KindModule> | null {
  const source = byType.get(type);
  if (source === undefined) return null;
  return typeof source === "function" ? source() : source;
}

export type { KindModule };
