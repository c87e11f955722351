import type { TextRun } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { readCharacter, writeCharacter } from "../../../items/character.ts";
import { itemOf } from "../../../items/itemOf.ts";
import type { ItemTitle } from "../../../items/itemOf.ts";
import { matching } from "../../../items/matching.ts";
import { quiz } from "../../../items/quiz.ts";
import { vocabulary } from "../../../items/vocabulary.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { foldText, mentions } from "../../../texts/foldText.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { strokesOf } from "../readStrokes.ts";
import { soundAlike, toKanji, typedMeanings } from "./Kanji.ts";
import type { Kanji } from "./Kanji.ts";
import type { StoredKanji } from "./StoredKanji.ts";

/** What all items of one lesson of kanji share. */
export interface KanjiContext {
  /** The kanji of the lesson. */
  readonly kanji: readonly Kanji[];
  /** Kanji to choose wrong answers from: those of the same part of a level. */
  readonly pool: readonly StoredKanji[];
  readonly own: InstructionLanguage;
  readonly texts: Texts;
  readonly random: Random;
}

/** The data set that all kanji come from. */
export const kanjiData = "kanji";

const wrongChoices = 3;
/** So many ways to type a sign an exercise takes. */
const mostTyped = 10;

/** From the sign to its meaning. */
export function meaningItem(sign: Kanji, context: KanjiContext): ItemDraft {
  const { texts, random } = context;
  const exercise = readCharacter(
    {
      prompt: texts.t("author.kanji.read.meaning"),
      character: sign.id,
      lang: "ja",
      right: { text: sign.meaning },
      wrong: others(sign, context).map(({ meaning }) => ({ text: meaning })),
      explanation: equation(sign),
    },
    random,
  );
  return kanjiItem("character", [sign], context, exercise);
}

/** From the sign to its readings. */
export function readingItem(sign: Kanji, context: KanjiContext): ItemDraft {
  const { texts, random } = context;
  const exercise = readCharacter(
    {
      prompt: texts.t("author.kanji.read.reading"),
      character: sign.id,
      lang: "ja",
      right: { text: readingRuns(sign) },
      wrong: others(sign, context).map((other) => ({ text: readingRuns(other) })),
      explanation: equation(sign),
    },
    random,
  );
  return kanjiItem("character", [sign], context, exercise);
}

/** From the meaning to the sign. */
export function signItem(sign: Kanji, context: KanjiContext): ItemDraft {
  const { texts, random } = context;
  const exercise = quiz(
    {
      prompt: texts.t("author.kanji.quiz.sign", { meaning: sign.meaning }),
      right: { text: [inLanguage(sign.id, "ja")] },
      wrong: others(sign, context).map(({ id }) => ({ text: [inLanguage(id, "ja")] })),
      explanation: equation(sign),
    },
    random,
  );
  return kanjiItem("quiz", [sign], context, exercise);
}

export function matchingItem(signs: readonly Kanji[], context: KanjiContext): ItemDraft {
  const { texts, random } = context;
  const exercise = matching(
    {
      prompt: texts.t("author.kanji.matching"),
      pairs: signs.map(({ id, meaning }) => [{ text: [inLanguage(id, "ja")] }, { text: meaning }]),
    },
    random,
  );
  return kanjiItem("matching", signs, context, exercise);
}

/** Signs whose meanings are typed. */
export function translateItem(signs: readonly Kanji[], context: KanjiContext): ItemDraft {
  const exercise = vocabulary({
    prompt: context.texts.t("author.kanji.vocabulary"),
    lang: "ja",
    directions: ["term_to_meaning"],
    mode: "typed",
    entries: signs.map(({ id, meanings }) => ({ terms: [id], meanings, reading: null })),
  });
  return kanjiItem("vocabulary", signs, context, exercise);
}

/** From the meaning to the sign, which is drawn, or typed by itself or by one of its readings. */
export function writeItem(sign: Kanji, context: KanjiContext): ItemDraft {
  const shown = foldText(sign.meaning);
  const exercise = writeCharacter({
    prompt: context.texts.t("author.kanji.write", { meaning: sign.meaning }),
    character: sign.id,
    lang: "ja",
    typed: sign.typed.filter((reading) => !mentions(shown, [reading])).slice(0, mostTyped),
    strokes: strokesOf(sign.id),
    explanation: equation(sign),
  });
  return kanjiItem("character", [sign], context, exercise);
}

/** An item that rests on the signs, in this order. */
export function kanjiItem(
  title: ItemTitle,
  signs: readonly Kanji[],
  { texts }: KanjiContext,
  exercise: Exercise,
): ItemDraft {
  const entries = signs.map(({ id }) => id);
  return itemOf(title, texts, exercise, { kind: "data", dataSet: kanjiData, entries });
}

/** The readings side by side. */
export function readingRuns({ readings }: Kanji): TextRun[] {
  return [inLanguage(readings.join("、"), "ja")];
}

/**
 * Others of its group, then of its part, that share no reading and no part of the meaning, so that
 * one choice alone is right and none stands out.
 */
function others(sign: Kanji, { pool, own, random }: KanjiContext): readonly Kanji[] {
  const wrong: StoredKanji[] = [];
  for (const near of [true, false]) {
    const rest = pool.filter(({ group }) => (group === sign.group) === near);
    for (const other of wrong.length < wrongChoices ? random.shuffle(rest) : [])
      if (wrong.length < wrongChoices && isOther(sign, other, own)) wrong.push(other);
  }
  return wrong.map((other) => toKanji(other, own));
}

function isOther(sign: Kanji, other: StoredKanji, own: InstructionLanguage): boolean {
  return (
    other.id !== sign.id &&
    !soundAlike(sign, other) &&
    !typedMeanings(other.meanings[own]).some((meaning) => sign.meanings.includes(meaning))
  );
}

function equation(sign: Kanji): TextRun[] {
  return [
    inLanguage(sign.id, "ja"),
    { text: " = " },
    { text: sign.meaning },
    { text: " · " },
    ...readingRuns(sign),
    { text: ` (${sign.romaji})` },
  ];
}
