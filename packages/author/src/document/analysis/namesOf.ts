import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";

/** A proper name of two or three words in the middle of a sentence. */
export interface FoundName {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const namePattern =
  /(?<=[ ’'])(?<=(?:^|[\s(’'])\p{Lowercase}+[,’']? ?)\p{Uppercase}\p{Lowercase}+(?:[ -](?:(?:de|van|von|der|la|le|du) )?\p{Uppercase}\p{Lowercase}+){1,2}(?=[ ,.)])/gu;

/** The proper names of a sentence. */
export function namesIn(sentence: string): readonly FoundName[] {
  return [...sentence.matchAll(namePattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const tellingLength = 4;

/** Whether a text holds, beside a name, one of its words, a name within it or its initials: who is asked for it reads it there. */
export function tellsName(text: string, name: string): boolean {
  return tells(text.replace(name, " "), name);
}

/** The same of a text that does not have the name itself to leave out. */
export function tells(text: string, name: string): boolean {
  const words = name.split(/[ ’'-]/);
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join("");
  return (
    [...text.matchAll(/\p{Uppercase}[\p{Letter}\d]{2,}/gu)].some(([other]) =>
      name.toLowerCase().includes(other.toLowerCase()),
    ) ||
    words.some(
      (word) => word.length >= tellingLength && text.toLowerCase().includes(word.toLowerCase()),
    ) ||
    (words.length > 1 && new RegExp(`(?<!\\p{Letter})${initials}(?!\\p{Letter})`, "u").test(text))
  );
}

/** An abbreviation and what it stands for. */
export interface Acronym {
  readonly short: string;
  readonly long: string;
}

const bracketed = / \((\p{Uppercase}{2,7})\)/gu;
/** Words of which one that is abbreviated is made at most. */
const mostWords = 7;

/** Abbreviations that are explained where they stand: "Domain Name System (DNS)". */
export function acronymsIn(sentence: string, language: InstructionLanguage): readonly Acronym[] {
  const { functionWords } = rulesOf[language];
  let end = 0;
  return [...sentence.matchAll(bracketed)].flatMap(({ 0: match, 1: short = "", index }) => {
    const words = lastWords(sentence.slice(end, index));
    end = index + match.length;
    const long = wordsFor(words, short, functionWords);
    return long === null ? [] : [{ short, long }];
  });
}

/** The words that a text ends with, nothing but a space or a hyphen between them. */
function lastWords(text: string): string {
  const run = text.split(/[^\p{Letter}’' -]/u).at(-1) ?? "";
  return run.split(" ").slice(-mostWords).join(" ");
}

/** Whether a meaning begins as its abbreviation does: others are told by their initials. */
export function mayAbbreviate(short: string, long: string): boolean {
  return long.charAt(0).toUpperCase() === short.charAt(0);
}

/** The last words whose initials spell the abbreviation; small words need not take part. */
function wordsFor(text: string, short: string, functionWords: ReadonlySet<string>): string | null {
  const words = text.split(/[ ’'-]/);
  let initials = "";
  let start = text.length + 1;
  for (const word of words.toReversed()) {
    const isSmall = functionWords.has(word.toLowerCase());
    if (!isSmall) initials = word.charAt(0).toUpperCase() + initials;
    if (initials.length > short.length) return null;
    start -= word.length + 1;
    if (initials === short && !isSmall) return text.slice(start);
  }
  return null;
}

/** A name or an abbreviation behind the first word: it says of what something holds "by default". */
export function holdsName(sentence: string): boolean {
  return /(?<=\S )\P{Letter}?\p{Uppercase}[\p{Letter}\d]/u.test(sentence);
}
