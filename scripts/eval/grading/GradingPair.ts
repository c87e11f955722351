import { readFileSync } from "node:fs";
import { join } from "node:path";

const locales = ["fr", "en", "nl"] as const;
const verdicts = ["right", "slip", "wrong"] as const;

/** What a teacher says of a typed answer; a slip is let pass and shown. */
export type GradingVerdict = (typeof verdicts)[number];

export interface GradingPair {
  readonly locale: (typeof locales)[number];
  /** The language of the answer, where it is not the one of instruction. */
  readonly lang: string | undefined;
  /** What was asked, where it is known. */
  readonly question: string | undefined;
  readonly accepted: readonly string[];
  readonly typed: string;
  readonly verdict: GradingVerdict;
}

function linesOf(file: string): readonly string[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

function localeOf(language: string | undefined, line: string): GradingPair["locale"] {
  const locale = locales.find((known) => known === language);
  if (locale === undefined) throw new Error(`This pair cannot be read: ${line}`);
  return locale;
}

/** Reads wrong answers that look like a right one, each as a pair; with the question, if it matters. */
export function readAdversaries(): readonly GradingPair[] {
  const asked = linesOf("adversaries-asked.txt").map((line) => line.split("|"));
  const bare = linesOf("adversaries.txt").map((line) => {
    const [language = "", ...rest] = line.split("|");
    return [language, undefined, ...rest];
  });
  return [...bare, ...asked].flatMap(([language, question, accepted = "", wrong = ""]) => {
    const locale = localeOf(language, `${accepted}|${wrong}`);
    return wrong.split(";").map((typed): GradingPair => {
      return { locale, lang: undefined, question, accepted: [accepted], typed, verdict: "wrong" };
    });
  });
}

type PairsFile = `pairs${"" | "-fresh" | "-second" | "-teacher" | "-teacher-second"}.txt`;

/** Reads the pairs of a file; a line that says nothing it may say is an error. */
export function readPairs(file: PairsFile = "pairs.txt"): readonly GradingPair[] {
  return linesOf(file).map((line) => {
    const [language, lang = "", accepted = "", typed = "", said, question] = line.split("|");
    const locale = localeOf(language, line);
    const verdict = verdicts.find((known) => known === said);
    if (verdict === undefined || accepted === "")
      throw new Error(`This pair cannot be read: ${line}`);
    const answers = accepted.split(";");
    return {
      locale,
      lang: lang === "" ? undefined : lang,
      question,
      accepted: answers,
      typed,
      verdict,
    };
  });
}
