import type { ContentType } from "@alambic/domain/exercises/kind";
import type { CompiledMessages, Locale, Texts } from "@alambic/i18n";
import { loadTexts } from "@alambic/i18n";
import character from "@alambic/i18n/texts/character";
import code from "@alambic/i18n/texts/code";
import dialogue from "@alambic/i18n/texts/dialogue";
import freeAnswer from "@alambic/i18n/texts/freeAnswer";
import numeric from "@alambic/i18n/texts/numeric";
import placement from "@alambic/i18n/texts/placement";
import vocabulary from "@alambic/i18n/texts/vocabulary";
import { use } from "react";
import { forgetOnRetry } from "../primitives/lazy-part/failures.ts";
import type { ReadPlayable } from "./playable.ts";

interface KindModule {
  /** Its rules and its looks, in a chunk of their own. */
  readonly load: () => Promise<{ readonly default: ReadPlayable }>;
  /** Where its own texts stand, if it has more than those that all exercises share. */
  readonly texts?: Texts;
}

/** Every kind of exercise: what a page does not play it does not load. */
const modules: Readonly<Record<ContentType, KindModule>> = {
  lesson: { load: () => import("./lesson/index.ts") },
  true_false: { load: () => import("./true-false/index.ts") },
  quiz: { load: () => import("./quiz/index.ts") },
  matching: { load: () => import("./matching/index.ts"), texts: placement },
  fill_in_blank: { load: () => import("./fill-in-blank/index.ts") },
  short_answer: { load: () => import("./short-answer/index.ts") },
  flashcards: { load: () => import("./flashcards/index.ts") },
  numeric: { load: () => import("./numeric/index.ts"), texts: numeric },
  free_answer: { load: () => import("./free-answer/index.ts"), texts: freeAnswer },
  dialogue: { load: () => import("./dialogue/index.ts"), texts: dialogue },
  vocabulary: { load: () => import("./vocabulary/index.ts"), texts: vocabulary },
  character: { load: () => import("./character/index.ts"), texts: character },
  code: { load: () => import("./code/index.ts"), texts: code },
  ordering: { load: () => import("./ordering/index.ts"), texts: placement },
  categorization: { load: () => import("./categorization/index.ts"), texts: placement },
  image_labelling: { load: () => import("./image-labelling/index.ts"), texts: placement },
};

/** A kind of exercise that has arrived, with its texts. */
export interface LoadedKind {
  readonly read: ReadPlayable;
  readonly messages: CompiledMessages;
}

const kinds = new Map<string, Promise<LoadedKind>>();

const nameOf = (type: ContentType, locale: Locale) => `${type} ${locale}`;

/** Whether exercises of this type can be played here: it may come from a newer server. */
export function isPlayable(type: string): type is ContentType {
  return Object.hasOwn(modules, type);
}

export const playableTypes: readonly string[] = Object.keys(modules);

/** Loads a kind of exercise once. That it failed is shown until somebody tries again. */
function loadKind(type: ContentType, locale: Locale): Promise<LoadedKind> {
  const name = nameOf(type, locale);
  const known = kinds.get(name);
  if (known !== undefined) return known;
  const loading = load(modules[type], locale);
  kinds.set(name, loading);
  loading.then(
    // React reads a promise that says so without suspending: what was preloaded shows at once.
    (value) => Object.assign(loading, { status: "fulfilled", value }),
    () => forgetOnRetry(() => kinds.delete(name)),
  );
  return loading;
}

async function load({ load: loadModule, texts }: KindModule, locale: Locale): Promise<LoadedKind> {
  const [module, messages] = await Promise.all([
    loadModule(),
    texts === undefined ? {} : loadTexts(locale, [texts]),
  ]);
  return { read: module.default, messages };
}

/** The kind of exercise, when it has arrived; suspends until then. */
export function useKind(type: ContentType, locale: Locale): LoadedKind {
  return use(loadKind(type, locale));
}

/** Whether a kind is here with its texts, so that it shows at once. */
export function isKindHere(type: string, locale: Locale): boolean {
  if (!isPlayable(type)) return true;
  const known = kinds.get(nameOf(type, locale));
  return known !== undefined && "value" in known;
}

/** Fetches a kind of exercise ahead of its use. That it fails shows when it is used. */
export async function preloadKind(type: string, locale: Locale): Promise<void> {
  if (isPlayable(type))
    await loadKind(type, locale).catch(() => kinds.delete(nameOf(type, locale)));
}
