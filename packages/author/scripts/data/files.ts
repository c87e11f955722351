import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const dataFolder = join(import.meta.dirname, "../../../../content/data");
const require = createRequire(import.meta.url);

/** Where the files stand that data sets are made from. */
export const sourcesFolder = join(dataFolder, "sources");

/** The languages that data sets name things in, in the order of the source files' columns. */
export const languages = ["en", "fr", "nl", "de", "es", "it", "pt", "ja"] as const;
export type DataLanguage = (typeof languages)[number];

/** The rows of a source file as columns; lines that start with # are left out. */
export function readSource(name: string): string[][] {
  return readFileSync(join(sourcesFolder, `${name}.txt`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("|").map((column) => column.trim()));
}

/** One cell for each language, from the columns that follow the given number of others. */
export function byLanguage<Cell>(
  row: readonly string[],
  before: number,
  read: (cell: string, language: DataLanguage) => Cell,
): Record<DataLanguage, Cell> {
  const cell = (language: DataLanguage) => {
    const text = row[before + languages.indexOf(language)];
    if (text === undefined || text === "")
      throw new Error(`No ${language} in the row ${row.join("|")}`);
    return read(text, language);
  };
  return {
    en: cell("en"),
    fr: cell("fr"),
    nl: cell("nl"),
    de: cell("de"),
    es: cell("es"),
    it: cell("it"),
    pt: cell("pt"),
    ja: cell("ja"),
  };
}

/**
 * Japanese as `漢字;かな;rōmaji`. The reading is left out where the word is written in kana, the
 * Latin letters where they follow from the kana.
 */
export function writtenAndRead(cell: string): { text: string; reading?: string; romaji?: string } {
  const [text = "", reading = "", romaji = ""] = cell.split(";");
  return {
    text,
    ...(reading === "" ? {} : { reading }),
    ...(romaji === "" ? {} : { romaji }),
  };
}

/** Writes `content/data/<name>.json`, one entry a line where the set is a list. */
export function writeDataSet(name: string, data: object): void {
  const text = Array.isArray(data)
    ? `[\n${data.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}\n]\n`
    : `${JSON.stringify(data, null, 2)}\n`;
  writeFileSync(join(dataFolder, `${name}.json`), text);
}

/** Reads a JSON file of an installed package. */
export function readPackageFile(path: string): unknown {
  return JSON.parse(readFileSync(require.resolve(path), "utf8"));
}
