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

/** Reads the pairs; a line that says nothing it may say is an error. */
export function readPairs(): readonly GradingPair[] {
  return readFileSync(join(import.meta.dirname, "pairs.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [language, lang = "", accepted = "", typed = "", said] = line.split("|");
      const locale = locales.find((known) => known === language);
      const verdict = verdicts.find((known) => known === said);
      if (locale === undefined || verdict === undefined || accepted === "")
        throw new Error(`This pair cannot be read: ${line}`);
      const answers = accepted.split(";");
      return { locale, lang: lang === "" ? undefined : lang, accepted: answers, typed, verdict };
    });
}
