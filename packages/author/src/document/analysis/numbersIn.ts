import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";

/** The one number that a sentence can be asked about. */
export interface FoundNumber {
  readonly text: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly kind: "year" | "amount" | "word";
  /** All words for small numbers, where it is written as one. */
  readonly words: readonly string[];
}

/** The number of a sentence that holds exactly one, and no name or place in the text by number. */
export function numberIn(sentence: string, language: InstructionLanguage): FoundNumber | null {
  const { numberedThing, numberWords } = rulesOf[language];
  const digits = [...sentence.matchAll(/\d[\d.,\u202F\u00A0]*/gu)];
  const [match] = digits;
  if (digits.length > 1) return null;
  if (match === undefined) return wordIn(sentence, numberWords);
  const text = match[0].replace(/(?<![.,\u202F\u00A0])[.,\u202F\u00A0]+$/u, "");
  const start = match.index;
  const end = start + text.length;
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  if (!/^\d{1,4}$/.test(text) || /[\p{Letter}\d.\-/+(’'«“"]$/u.test(before)) return null;
  if (/^[\p{Letter}′″°]|^[-/:’'.]\S/u.test(after) || numberedThing.test(before)) return null;
  if (sizeOfWord.test(after) || inCitation.test(before)) return null;
  const value = Number(text);
  const isYear = text.length === 4 && value > 1000 && value < 2100 && dated.test(before);
  if (!isYear && (value < 2 || text.startsWith("0"))) return null;
  return { text, value, start, end, kind: isYear ? "year" : "amount", words: [] };
}

/** 32 and 64 bits: no other number would do. */
const sizeOfWord = /^[\s\u00A0-]?bits?(?!\p{Letter})/u;

/** The year of a work in brackets, behind its author. */
const inCitation = /\([^()]*\p{Letter},? $/u;

/** Words and months in front of a year in the three languages. */
const dated =
  /(?:(?<!\p{Letter})(?:in|en|since|depuis|sinds|until|jusqu’en|before|avant|after|après|early|late|l’an|l’année|year|jaar|anno)|(?<!\p{Letter})(?:jan|feb|fév|févr|mar|maart|mars|apr|avr|may|mai|mei|jun|juin|jul|juil|aug|août|sep|oct|okt|nov|dec|déc)\p{Letter}*,?|\d(?:st|nd|rd|th)?,|\() $/iu;

/** Other numbers of the same kind, nearest first. */
export function nearNumbers({ value, kind, words, text }: FoundNumber): readonly string[] {
  if (kind === "word")
    return words.filter((word) => word !== text).toSorted((a, b) => distance(a) - distance(b));
  const candidates =
    kind === "year"
      ? [value - 3, value + 2, value - 5, value + 4]
      : value <= 12
        ? [value + 1, value - 1, value + 2, value + 3]
        : isPowerOfTwo(value)
          ? [value / 2, value * 2, value / 4, value * 4]
          : value % 5 === 0
            ? [
                roundLike(value * 2, value),
                roundLike(value / 2, value),
                roundLike(value * 1.5, value),
                value + 10,
              ]
            : [value + 3, value - 2, value + 7, value - 5];
  return [...new Set(candidates)]
    .filter((candidate) => candidate > 1 && candidate !== value)
    .map(String);

  function distance(word: string): number {
    return Math.abs(words.indexOf(word) - words.indexOf(text));
  }
}

/** What counts bits and bytes. */
function isPowerOfTwo(value: number): boolean {
  return Number.isInteger(Math.log2(value));
}

function wordIn(sentence: string, numberWords: readonly string[]): FoundNumber | null {
  const pattern = new RegExp(`(?<=[\\s’])(?:${numberWords.join("|")})(?=\\s)`, "gu");
  const found = [...sentence.matchAll(pattern)];
  const [match] = found;
  if (match === undefined || found.length > 1) return null;
  if (definite.test(sentence.slice(0, match.index))) return null;
  const [text] = match;
  return {
    text,
    value: numberWords.indexOf(text) + 2,
    start: match.index,
    end: match.index + text.length,
    kind: "word",
    words: numberWords,
  };
}

/** "The two", "des quatre autres": which ones they are is said elsewhere. "Between two": so may it be of more. */
const definite =
  /(?<!\p{Letter})(?:the|these|those|other|between|among|entre|parmi|tussen|onder|les|des|ces|aux|leurs|de|die|deze|beide)\s$/iu;

/** Rounded as the given number is: 512 stays exact, 500 stays round. */
function roundLike(candidate: number, like: number): number {
  const step = like % 100 === 0 ? 100 : like % 10 === 0 ? 10 : like % 5 === 0 ? 5 : 1;
  return Math.round(candidate / step) * step;
}
