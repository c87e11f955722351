import { byLanguage, readSource, writtenAndRead } from "./files.ts";

/** First phrases of a traveller. */
export function buildPhrases() {
  return readSource("phrases").map((row) => ({
    id: row[0] ?? "",
    names: byLanguage(row, 1, (cell, language) =>
      language === "ja" ? writtenAndRead(cell) : { text: cell },
    ),
  }));
}
