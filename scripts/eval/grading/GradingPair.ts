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

/** Reads wrong answers that look like a right one, each as a pair. */
export function readAdversaries(): readonly GradingPair[] {
  return linesOf("adversaries.txt").flatMap((line) => {
    const [language, accepted = "", wrong = ""] = line.split("|");
    const locale = localeOf(language, line);
    return wrong.split(";").map((typed): GradingPair => {
      return { locale, lang: undefined, accepted: [accepted], typed, verdict: "wrong" };
    });
  });
}

/** Reads the pairs of a file; a line that says nothing it may say is an error. */
export function readPairs(
  file: "pairs.txt" | "pairs-fresh.txt" | "pairs-second.txt" = "pairs.txt",
): readonly GradingPair[] {
  return linesOf(file).map((line) => {
    const [language, lang = "", accepted = "", typed = "", said] = line.split("|");
    const locale = localeOf(language, line);
    const verdict = verdicts.find((known) => known === said);
    if (verdict === undefined || accepted === "")
      throw new Error(`This pair cannot be read: ${line}`);
    const answers = accepted.split(";");
    return { locale, lang: lang === "" ? undefined : lang, accepted: answers, typed, verdict };
  });
}
