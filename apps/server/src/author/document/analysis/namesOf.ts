import type { InstructionLanguage } from "../../drafts.ts";
import { rulesOf } from "../rules/index.ts";

/** A proper name of two or three words in the middle of a sentence. */
export interface FoundName {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const namePattern =
  /(?<=(?:^|[\s(’'])\p{Lowercase}+[,’']? ?)(?<=[ ’'])\p{Uppercase}\p{Lowercase}+(?:[ -](?:(?:de|van|von|der|la|le|du) )?\p{Uppercase}\p{Lowercase}+){1,2}(?=[ ,.)])/gu;

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

const acronymPattern =
  /((?:\p{Letter}[\p{Letter}’'-]*[ -]){1,6}\p{Letter}[\p{Letter}’'-]*) \((\p{Uppercase}{2,7})\)/gu;

/** Abbreviations that are explained where they stand: "Domain Name System (DNS)". */
export function acronymsIn(sentence: string, language: InstructionLanguage): readonly Acronym[] {
  if (!sentence.includes(" (")) return [];
  const { functionWords } = rulesOf[language];
  return [...sentence.matchAll(acronymPattern)].flatMap(([, words = "", short = ""]) => {
    const long = wordsFor(words, short, functionWords);
    return long === null ? [] : [{ short, long }];
  });
}

/** Whether a meaning begins as its abbreviation does: others are told by their initials. */
export function mayAbbreviate(short: string, long: string): boolean {
  return long.charAt(0).toUpperCase() === short.charAt(0);
}

/** The last words whose initials spell the abbreviation; small words need not take part. */
function wordsFor(text: string, short: string, functionWords: ReadonlySet<string>): string | null {
  const words = text.split(/[ ’'-]/);
  for (let from = words.length - 2; from >= 0; from -= 1) {
    const part = words.slice(from);
    const initials = part
      .filter((word) => !functionWords.has(word.toLowerCase()))
      .map((word) => word.charAt(0).toUpperCase())
      .join("");
    const first = part[0] ?? "";
    if (initials === short && !functionWords.has(first.toLowerCase()))
      return text.slice(text.length - part.join(" ").length);
  }
  return null;
}

/** A name or an abbreviation behind the first word: it says of what something holds "by default". */
export function holdsName(sentence: string): boolean {
  return /(?<=\S )\P{Letter}?\p{Uppercase}[\p{Letter}\d]/u.test(sentence);
}
