import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { readCharacter, writeCharacter } from "../../../items/character.ts";
import { matching } from "../../../items/matching.ts";
import { quiz } from "../../../items/quiz.ts";
import { shortAnswer, trueFalse } from "../../../items/simple-exercises.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage, withRuns } from "../../../texts/rich-text.ts";
import { strokesOf } from "../readStrokes.ts";
import type { Word } from "../words/Word.ts";
import type { PracticeWord } from "./practiceWords.ts";
import { lookAlike } from "./signs.ts";
import type { Script, Sign } from "./signs.ts";

/** Japanese in Latin letters, where every letter is a sound and none may slip. */
const latinLetters = "ja-Latn";

/** What all items of one lesson of signs share. */
export interface KanaContext {
  readonly script: Script;
  /** All signs that are known once the lesson is done. */
  readonly known: readonly Sign[];
  readonly texts: Texts;
  readonly random: Random;
}

/** From the sign to its reading. */
export function readingItem(sign: Sign, context: KanaContext): ItemDraft {
  const { texts, random } = context;
  return {
    title: texts.t("author.item.character"),
    exercise: readCharacter(
      {
        prompt: texts.t("author.kana.flashcards.prompt"),
        character: sign.text,
        lang: "ja",
        right: { text: sign.reading },
        wrong: wrongSigns(sign, context).map(({ reading }) => ({ text: reading })),
        explanation: equation(sign),
      },
      random,
    ),
    source: null,
    provenance: provenanceOf([sign], context),
  };
}

/** From the reading to the sign. */
export function signItem(sign: Sign, context: KanaContext): ItemDraft {
  const { texts, random } = context;
  return {
    title: texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt: texts.t("author.kana.quiz.sign", { reading: sign.reading }),
        right: { text: [run(sign)] },
        wrong: wrongSigns(sign, context).map((other) => ({ text: [run(other)] })),
        explanation: equation(sign),
      },
      random,
    ),
    source: null,
    provenance: provenanceOf([sign], context),
  };
}

export function trueFalseItem(sign: Sign, right: boolean, context: KanaContext): ItemDraft | null {
  const [other] = wrongSigns(sign, context);
  if (other === undefined) return null;
  const { texts } = context;
  return {
    title: texts.t("author.item.true-false"),
    exercise: trueFalse({
      statement: withRuns({ sign: run(sign) }, (place) =>
        texts.t("author.kana.true-false", {
          sign: place("sign"),
          reading: right ? sign.reading : other.reading,
        }),
      ),
      answer: right,
      explanation: equation(sign),
    }),
    source: null,
    provenance: provenanceOf(right ? [sign] : [sign, other], context),
  };
}

/** Signs of different readings to be put beside them. */
export function matchingItem(signs: readonly Sign[], context: KanaContext): ItemDraft {
  const { texts, random } = context;
  const distinct = signs.filter(
    (sign, index) => signs.findIndex(({ reading }) => reading === sign.reading) === index,
  );
  return {
    title: texts.t("author.item.matching"),
    exercise: matching(
      {
        prompt: texts.t("author.kana.matching"),
        pairs: distinct.map((sign) => [{ text: [run(sign)] }, { text: sign.reading }]),
      },
      random,
    ),
    source: null,
    provenance: provenanceOf(distinct, context),
  };
}

export function writeReadingItem(sign: Sign, context: KanaContext): ItemDraft {
  const { texts } = context;
  return {
    title: texts.t("author.item.short-answer"),
    exercise: shortAnswer({
      prompt: withRuns({ sign: run(sign) }, (place) =>
        texts.t("author.kana.write.reading", { sign: place("sign") }),
      ),
      answerType: "text",
      answers: sign.typed,
      lang: latinLetters,
      explanation: equation(sign),
    }),
    source: null,
    provenance: provenanceOf([sign], context),
  };
}

/** Signs whose readings are written with others as a rule: ji with じ, zu with ず. */
const rarer = new Set("ぢづヂヅ");

/** The sign to be drawn from its reading, or typed in kana; null for signs of two kana, and where another is meant. */
export function drawItem(sign: Sign, context: KanaContext): ItemDraft | null {
  const strokes = strokesOf(sign.text);
  if (strokes === null || rarer.has(sign.text)) return null;
  const { texts, script } = context;
  return {
    title: texts.t("author.item.character"),
    exercise: writeCharacter({
      prompt: texts.t("author.kana.draw", {
        script: texts.t(`author.kana.script.${script}`).toLowerCase(),
        reading: sign.reading,
      }),
      character: sign.text,
      lang: "ja",
      typed: [],
      strokes,
      explanation: equation(sign),
    }),
    source: null,
    provenance: provenanceOf([sign], context),
  };
}

/** A whole word in signs that are known. */
export function writeWordItem({ kana, word }: PracticeWord, context: KanaContext): ItemDraft {
  const { texts } = context;
  const typed = typedReadings(word);
  return {
    title: texts.t("author.item.short-answer"),
    exercise: shortAnswer({
      prompt: withRuns({ word: inLanguage(kana, "ja") }, (place) =>
        texts.t("author.kana.write.word", { word: place("word") }),
      ),
      answerType: "text",
      answers: typed,
      lang: latinLetters,
      explanation: [inLanguage(kana, "ja"), { text: ` = ${typed[0] ?? ""} (${word.meaning})` }],
    }),
    source: null,
    provenance: { kind: "data", dataSet: "vocabulary", entries: [word.id] },
  };
}

/** A word in Latin letters, with long vowels written out and, as many write them, short. */
export function typedReadings({ romaji }: Word): readonly string[] {
  const long = romaji ?? "";
  const short = long.replaceAll("ou", "o").replaceAll("uu", "u").replaceAll("oo", "o");
  return [...new Set([long, short])];
}

export function provenanceOf(
  signs: readonly Sign[],
  { script }: KanaContext,
): ItemDraft["provenance"] {
  return { kind: "data", dataSet: script, entries: signs.map(({ text }) => text) };
}

const wrongCount = 3;

/** Look-alikes first, then others of as many kana that are known; never one with the same reading. */
function wrongSigns(sign: Sign, { known, random }: KanaContext): Sign[] {
  const others = random.shuffle(known.filter(({ reading }) => reading !== sign.reading));
  const telling = others.filter((other) => lookAlike(sign, other));
  const isAsLong = (other: Sign) => other.text.length === sign.text.length;
  const rest = others
    .filter((other) => !lookAlike(sign, other))
    .toSorted((one, other) => Number(isAsLong(other)) - Number(isAsLong(one)));
  const readings = new Set<string>();
  return [...telling, ...rest]
    .filter(({ reading }) => !readings.has(reading) && readings.add(reading))
    .slice(0, wrongCount);
}

function run(sign: Sign) {
  return inLanguage(sign.text, "ja");
}

function equation(sign: Sign) {
  return [run(sign), { text: ` = ${sign.reading}` }];
}
