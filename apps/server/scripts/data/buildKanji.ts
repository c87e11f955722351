import { readSource } from "./files.ts";

/** The kanji of the first two levels with their readings and meanings. */
export function buildKanji() {
  return readSource("kanji").map((row) => {
    const [sign = "", group = "", level = "", readings = "", ...meanings] = row;
    const [en = "", fr = "", nl = ""] = meanings;
    if ([readings, en, fr, nl].includes(""))
      throw new Error(`${sign} lacks a reading or a meaning`);
    return { id: sign, level, group, readings: readings.split("、"), meanings: { en, fr, nl } };
  });
}
