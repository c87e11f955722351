import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { questionOnSheet } from "./questionOnSheet.ts";
import type { RatedItem } from "./RatedItem.ts";

const folder = join(import.meta.dirname, "../documents/verdicts");

/** All verdicts ever given on what can be ranked. */
export function ratedItems(): readonly RatedItem[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .flatMap((name) =>
      ratedIn(name.slice(0, -".md".length), readFileSync(join(folder, name), "utf8")),
    );
}

/** The rated items of one file, named `<manual>-<language>` with what reading it is behind that. */
export function ratedIn(file: string, text: string): readonly RatedItem[] {
  const [document = file, manual = file, language] = /^(.+)-(fr|en|nl)(?=-|$)/u.exec(file) ?? [];
  if (language !== "fr" && language !== "en" && language !== "nl")
    throw new Error(`${manual} does not tell its language.`);
  return text.split(/\n(?=\d+\. \*\*)/u).flatMap((item) => {
    const [, verdict, shown = ""] =
      /^\d+\. \*\*(good|doubtful|bad)\*\*[^\n]*\n([\s\S]*)$/u.exec(item) ?? [];
    const question = verdict === undefined ? null : questionOnSheet(shown, language);
    return question === null
      ? []
      : [{ document, isStrict: file.endsWith("-strict"), question, isGood: verdict === "good" }];
  });
}
