import type { Locale } from "@alambic/contract";
import { splitArticle } from "../articles.ts";
import { normalise, withoutAccents } from "../normalise.ts";
import { inYearOrAge, withoutQuestion } from "../question/index.ts";
import type { AskedQuestion } from "../question/index.ts";
import { saysFormula } from "./formula.ts";
import { genericName } from "./genericName.ts";
import { inOneOrder } from "./listed.ts";
import { numberWords } from "./number-words.ts";
import { saysRatio } from "./ratio.ts";
import type { Reading } from "./Reading.ts";
import { reworded } from "./reworded.ts";
import { saysShortcut } from "./shortcut.ts";
import { symbolOfUnit } from "./units.ts";
import { withoutFrame } from "./withoutFrame.ts";

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

/** A unit is named in the singular as in the plural: *ohms*. */
function withUnit(typed: string, expected: string, language: Locale): Reading[] {
  const [given, wanted] = [typed, expected].map((text) =>
    splitArticle(text, language).noun.replace(/(?<=\p{L}{3})s$/u, ""),
  );
  const isUnit = wanted !== undefined && symbolOfUnit(wanted) !== undefined;
  return isUnit && given === wanted ? [[expected, expected]] : [];
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
  const [last = ""] = /(?<!\p{L})\p{L}+$/u.exec(raw) ?? [];
  if (number === "" || /\p{Lu}\p{L}{3}/u.test(last)) return [];
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

/** What is of a thing in English, behind it: *speed of the shutter*, *moon's gravity*. */
function compoundOf(text: string): string {
  return text
    .replace(/^(?:the )?(\p{L}+) of (?:the )?(\p{L}+)$/u, "$2 $1")
    .replace(/^(?:the )?(\p{L}+)'s (\p{L}+)$/u, "$1 $2");
}

function asCompound(typed: string, expected: string, language: Locale): Reading[] {
  return language === "en" ? [[compoundOf(typed), compoundOf(expected)]] : [];
}

/** A word cut short with a point is the one that it begins: *bijv. naamwoord*. */
function withoutCuts(rawTyped: string, expected: string): Reading[] {
  const words = expected.split(" ");
  const given = rawTyped.trim().toLowerCase().split(/\s+/u);
  const cut = given.findIndex((word) => /^\p{L}{3,}\.$/u.test(word));
  if (words.length < 2 || cut < 0) return [];
  const start = (given[cut] ?? "").slice(0, -1);
  const at = cut - given.length + words.length;
  const whole = [cut, at].map((place) => words[place]).find((word) => word?.startsWith(start));
  return whole === undefined ? [] : [[normalise(given.with(cut, whole).join(" ")), expected]];
}

/** The ways in which a typed text may say an accepted answer in the learner's own language. */
export function readingsOf(
  rawTyped: string,
  raw: string,
  language: Locale,
  question: AskedQuestion | null,
): Readings {
  const expected = normalise(raw);
  const typed = withoutFrame(normalise(rawTyped), raw, language);
  const [given, wanted] = [reworded(typed, language), reworded(expected, language)];
  const asked =
    question === null ? given : inYearOrAge(typed, given, wanted, question.text, language);
  const said = [numbersIn(asked), numbersIn(wanted)];
  const told = question === null ? [] : withoutQuestion(given, wanted, question);
  const same =
    saysFormula(rawTyped, raw, language) ||
    saysShortcut(withoutAccents(typed), withoutAccents(expected)) ||
    [[typed, expected] as const, [given, wanted] as const, ...told].some(([one, other]) =>
      saysRatio(withoutAccents(one), withoutAccents(other)),
    );
  return {
    pairs: [
      [normalise(rawTyped), expected],
      [typed, expected],
      [given, wanted],
      ...(same ? [[expected, expected] as const] : []),
      ...withOne(typed, expected, language),
      ...withoutHyphens(rawTyped, raw),
      ...withoutCuts(rawTyped, expected),
      ...asCompound(typed, expected, language),
      ...inOneOrder(given, wanted, language, question),
      ...withDegrees(given, wanted),
      ...(asked === given ? [] : [[asked, wanted] as const]),
      ...withUnit(typed, expected, language),
      ...withoutCounted(asked, wanted, raw),
      ...withoutGenericNouns(given, wanted, raw, language),
      ...told,
    ],
    otherNumbers: said[0] !== said[1] && !said.includes(""),
  };
}
