import type { TextRun } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "../../drafts.ts";
import { readCharacter, writeCharacter } from "../../items/character.ts";
import { matching } from "../../items/matching.ts";
import { quiz } from "../../items/quiz.ts";
import { vocabulary } from "../../items/vocabulary.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { strokesOf } from "../readStrokes.ts";
import type { Kanji } from "./Kanji.ts";

/** What all items of one lesson of kanji share. */
export interface KanjiContext {
  /** The kanji of the lesson. */
  readonly kanji: readonly Kanji[];
  /** Kanji to choose wrong answers from: those of the same level. */
  readonly pool: readonly Kanji[];
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
  const exercise = writeCharacter({
    prompt: context.texts.t("author.kanji.write", { meaning: sign.meaning }),
    character: sign.id,
    lang: "ja",
    typed: sign.typed.slice(0, mostTyped),
    strokes: strokesOf(sign.id),
    explanation: equation(sign),
  });
  return kanjiItem("character", [sign], context, exercise);
}

/** An item that rests on the signs, in this order. */
export function kanjiItem(
  title: "lesson" | "flashcards" | "character" | "quiz" | "matching" | "vocabulary",
  signs: readonly Kanji[],
  { texts }: KanjiContext,
  exercise: Exercise,
): ItemDraft {
  return {
    title: texts.t(`author.item.${title}`),
    exercise,
    source: null,
    provenance: { kind: "data", dataSet: kanjiData, entries: signs.map(({ id }) => id) },
  };
}

/** The readings side by side. */
export function readingRuns({ readings }: Kanji): TextRun[] {
  return [inLanguage(readings.join("、"), "ja")];
}

/**
 * Others of its group, then of its level, that share no reading and no part of the meaning, so that
 * one choice alone is right and none stands out.
 */
function others(sign: Kanji, { pool, random }: KanjiContext): readonly Kanji[] {
  const fitting = pool.filter(
    (other) =>
      other.id !== sign.id &&
      !other.typed.some((reading) => sign.typed.includes(reading)) &&
      !other.meanings.some((meaning) => sign.meanings.includes(meaning)),
  );
  const near = fitting.filter(({ group }) => group === sign.group);
  const far = fitting.filter(({ group }) => group !== sign.group);
  return [...random.shuffle(near), ...random.shuffle(far)].slice(0, wrongChoices);
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
