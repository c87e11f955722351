import { toKatakana } from "wanakana";
import { toRomaji } from "../toRomaji.ts";

export const scripts = ["hiragana", "katakana"] as const;
export type Script = (typeof scripts)[number];

export function isScript(value: unknown): value is Script {
  return scripts.some((script) => script === value);
}

/** One sign, or one combination that is read as a syllable. */
export interface Sign {
  readonly text: string;
  /** As it is shown: shi, tsu, ji. */
  readonly reading: string;
  /** What may be typed for it, the shown reading first. */
  readonly typed: readonly string[];
}

/** The rows in the order in which they are learned; katakana has the same. */
const plainRows = [
  "あいうえお",
  "かきくけこ",
  "さしすせそ",
  "たちつてと",
  "なにぬねの",
  "はひふへほ",
  "まみむめも",
  "やゆよわをん",
  "らりるれろ",
];
const voicedRows = ["がぎぐげご", "ざじずぜぞ", "だぢづでど", "ばびぶべぼ", "ぱぴぷぺぽ"];
const combinedRows = [
  "きゃ きゅ きょ しゃ しゅ しょ",
  "ちゃ ちゅ ちょ にゃ にゅ にょ",
  "ひゃ ひゅ ひょ みゃ みゅ みょ",
  "りゃ りゅ りょ ぎゃ ぎゅ ぎょ",
  "じゃ じゅ じょ びゃ びゅ びょ ぴゃ ぴゅ ぴょ",
];

const otherSpellings: Readonly<Record<string, readonly string[]>> = {
  shi: ["si"],
  chi: ["ti"],
  tsu: ["tu"],
  fu: ["hu"],
  ji: ["zi", "di"],
  zu: ["du", "dzu"],
  wo: ["o"],
  n: ["nn"],
  sha: ["sya"],
  shu: ["syu"],
  sho: ["syo"],
  cha: ["tya", "cya"],
  chu: ["tyu", "cyu"],
  cho: ["tyo", "cyo"],
  ja: ["jya", "zya"],
  ju: ["jyu", "zyu"],
  jo: ["jyo", "zyo"],
};

/** The rows of a script: plain signs, or voiced and combined ones. */
export function rowsOf(script: Script, part: "plain" | "voiced"): readonly (readonly Sign[])[] {
  const rows =
    part === "plain"
      ? plainRows.map((row) => Array.from(row))
      : [...voicedRows.map((row) => Array.from(row)), ...combinedRows.map((row) => row.split(" "))];
  return rows.map((row) => row.map((hiragana) => toSign(hiragana, script)));
}

function toSign(hiragana: string, script: Script): Sign {
  const reading = toRomaji(hiragana);
  return {
    text: script === "hiragana" ? hiragana : toKatakana(hiragana),
    reading,
    typed: [reading, ...(otherSpellings[reading] ?? [])],
  };
}

/** Signs that are easily taken for one another. */
const lookAlikes = [
  "あお",
  "いりこ",
  "さきち",
  "ぬめの",
  "ねれわ",
  "はほま",
  "るろ",
  "けはに",
  "くへ",
  "たに",
  "つし",
  "うつ",
  "すむ",
  "シツ",
  "ソンリ",
  "クタワ",
  "ウワ",
  "アマ",
  "ヌスメ",
  "チテ",
  "コユロ",
  "ラヲフ",
  "ケク",
  "ナメ",
  "ノソ",
  "セヤ",
  "ルレ",
  "モヨ",
];

/** Whether a learner may take one sign for the other. */
export function lookAlike(a: Sign, b: Sign): boolean {
  return lookAlikes.some((group) => group.includes(a.text) && group.includes(b.text));
}
