import type { Locale } from "@alambic/contract";
import { splitArticle } from "../articles.ts";
import { normalise } from "../normalise.ts";
import { genericName } from "./genericName.ts";
import { numberWords } from "./number-words.ts";
import { reworded } from "./reworded.ts";
import { withoutFrame } from "./withoutFrame.ts";

/** A typed text and the one it is held against, both normalised. */
export type Reading = readonly [typed: string, expected: string];

export interface Readings {
  /** Pairs of which any may agree. */
  readonly pairs: readonly Reading[];
  /** Both say numbers, and other ones: no slip turns one into the other. */
  readonly otherNumbers: boolean;
}

/** Every number and every ordinal in a reworded text. */
function numbersIn(text: string): string {
  return (text.match(/[-#]?\d+(?:\/\d+)?/gu) ?? []).join(" ");
}

/** "Un" and "een" are articles, unless the other says 1 in digits. */
function withOne(typed: string, expected: string, language: Locale): Reading[] {
  const other = typed === "1" ? expected : expected === "1" ? typed : "";
  const isOne = language !== "en" && numberWords[language].articles.includes(other);
  return isOne ? [["1", "1"]] : [];
}

/** Degrees are those of the question where one of two does not say of which scale. */
function withDegrees(typed: string, expected: string): Reading[] {
  const bare = (text: string) => text.replace(/ °[cf]$/u, " °");
  const isBare = (text: string) => text.endsWith(" °");
  const same = bare(typed) === bare(expected) && isBare(expected) !== isBare(typed);
  return same && !typed.endsWith("f") ? [[bare(typed), bare(expected)]] : [];
}

/** What is counted, and the unit, may be left to the question: *46* for *46 chromosomes*. */
function withoutCounted(typed: string, expected: string, raw: string): Reading[] {
  const [, number = ""] = /^(-?\d+(?:\/\d+)?|#\d+) [^\s\d]\S*$/u.exec(expected) ?? [];
  if (number === "" || /\p{Lu}\p{L}{3,}$/u.test(raw)) return [];
  const given = typed.replace(/^(?:the|le|la|les|de|het) (?=#)/u, "");
  return given === number ? [[number, number]] : [];
}

/** Whether the word stands with a capital in the accepted answer, as names do. */
function isWrittenAsName(name: string, raw: string): boolean {
  const [first = ""] = name.split(" ");
  return raw
    .split(/[\s'’-]+/u)
    .some((word) => /^\p{Lu}/u.test(word) && normalise(word).startsWith(first.slice(0, 3)));
}

/** The bare names, where only one says what it names, or both say the same. */
function withoutGenericNouns(
  typed: string,
  expected: string,
  raw: string,
  language: Locale,
): Reading[] {
  const [given, wanted] = [genericName(typed, language), genericName(expected, language)];
  if (wanted === null) {
    const isName = given?.mayBeAdded === true && /^(?:\S+['’])?(?:\p{Ll}+ )?\p{Lu}/u.test(raw);
    return isName ? [[given.name, expected]] : [];
  }
  if (!isWrittenAsName(wanted.name, raw) || (given !== null && given.kind !== wanted.kind))
    return [];
  return [[given?.name ?? typed, wanted.name]];
}

/** A word written with a hyphen is the same as one word: *e-mail*. */
function withoutHyphens(typed: string, expected: string): Reading[] {
  const isHyphened = [typed, expected].some((text) => /\p{L}[-‐‑]\p{L}/u.test(text));
  const joined = (text: string) => normalise(text).replaceAll(" ", "");
  return isHyphened ? [[joined(typed), joined(expected)]] : [];
}

const separators: Readonly<Record<Locale, RegExp>> = {
  fr: / ?, ?| et /u,
  en: /,? and | ?, ?/u,
  nl: / ?, ?| en /u,
};

/** Things that are only listed may be listed in another order. */
function inOneOrder(typed: string, expected: string, language: Locale): Reading[] {
  const [given = [], wanted = []] = [typed, expected].map((text) =>
    text.split(separators[language]).map((part) => splitArticle(part, language).noun),
  );
  if (wanted.length < 2 || given.length !== wanted.length) return [];
  return [[given.toSorted().join(", "), wanted.toSorted().join(", ")]];
}

/** The ways in which a typed text may say an accepted answer in the learner's own language. */
export function readingsOf(rawTyped: string, raw: string, language: Locale): Readings {
  const expected = normalise(raw);
  const typed = withoutFrame(normalise(rawTyped), raw, language);
  const [given, wanted] = [reworded(typed, language), reworded(expected, language)];
  const said = [numbersIn(given), numbersIn(wanted)];
  return {
    pairs: [
      [normalise(rawTyped), expected],
      [typed, expected],
      [given, wanted],
      ...withOne(typed, expected, language),
      ...withoutHyphens(rawTyped, raw),
      ...inOneOrder(given, wanted, language),
      ...withDegrees(given, wanted),
      ...withoutCounted(given, wanted, raw),
      ...withoutGenericNouns(given, wanted, raw, language),
    ],
    otherNumbers: said[0] !== said[1] && !said.includes(""),
  };
}
