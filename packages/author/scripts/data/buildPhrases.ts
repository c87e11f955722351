import { byLanguage, readSource, writtenAndRead } from "./files.ts";

/** First phrases of a traveller. */
export function buildPhrases() {
  return readSource("phrases").map((row) => ({
    id: row[0] ?? "",
    names: byLanguage(row, 1, (cell, language) => {
      const [taught = "", ...accepted] = cell.split(" = ");
      const phrase = language === "ja" ? writtenAndRead(taught) : { text: taught };
      return accepted.length === 0 ? phrase : { ...phrase, accepted };
    }),
  }));
}
