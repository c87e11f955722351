import type { Picture } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import type { Random } from "../../../random/createRandom.ts";
import { sampleFirst } from "../../../random/sampleFirst.ts";
import { foldText } from "../../../texts/foldText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import type { Word } from "./Word.ts";
import { isPictured } from "./WordSet.ts";
import type { Theme } from "./WordSet.ts";

/** What all items of one lesson of words share. */
export interface WordContext {
  readonly theme: Theme;
  readonly lang: TaughtLanguage;
  readonly own: InstructionLanguage;
  /** The words of the lesson. */
  readonly words: readonly Word[];
  /** All words of the theme, to choose wrong answers from. */
  readonly pool: readonly Word[];
  readonly texts: Texts;
  readonly random: Random;
}

/** Lessons in the language that is learned: no translations, only pictures. */
export function isMonolingual({ lang, own }: WordContext): boolean {
  return lang === own;
}

/** The picture of a word, described in the language of instruction. */
export function pictureOf(word: Word, context: WordContext): Picture | null {
  return isPictured(context.theme) ? { name: word.id, alt: word.meaning } : null;
}

/** `in Dutch`, in the language of instruction. */
export function inLanguageName({ texts, lang }: WordContext): string {
  return texts.t(`author.language.${lang}.in`);
}

/**
 * Other words of the theme that differ from this one in both languages, and may not stand for it. Those of the
 * same number come first, and questions beside a question, since either would be told without knowing the word.
 */
export function otherWords(
  word: Word,
  count: number,
  { pool, random }: WordContext,
): readonly Word[] {
  const different = pool.filter(
    (other) =>
      !standsWithin(other.foreign, word.foreign) &&
      !standsWithin(other.meaning, word.meaning) &&
      !other.typed.some((text) => word.typed.includes(text)),
  );
  return sampleFirst(
    random,
    different,
    count,
    (other) => other.name.plural === word.name.plural && isQuestion(other) === isQuestion(word),
  );
}

/** Whether a phrase asks something. */
export function isQuestion({ meaning }: Word): boolean {
  return meaning.endsWith("?");
}

/** Whether one is the other, or a part of it: sunglasses are glasses in most languages. */
function standsWithin(one: string, other: string): boolean {
  const [first, second] = [foldText(one), foldText(other)];
  return first === second || first.includes(second) || second.includes(first);
}

export function wordProvenance(
  words: readonly Word[],
  { theme }: WordContext,
): ItemDraft["provenance"] {
  return { kind: "data", dataSet: theme, entries: words.map(({ id }) => id) };
}
