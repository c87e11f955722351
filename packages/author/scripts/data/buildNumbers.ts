import { byLanguage, readSource, writtenAndRead } from "./files.ts";

/** Numbers in words. */
export function buildNumbers() {
  return readSource("numbers").map((row) => ({
    id: row[0] ?? "",
    names: byLanguage(row, 1, (cell, language) =>
      language === "ja" ? writtenAndRead(cell) : { text: cell },
    ),
  }));
}
