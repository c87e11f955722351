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

/** Words in kanji that are taught, with their readings and meanings. */
export function buildKanjiWords() {
  const taught = new Set(readSource("kanji").map(([sign]) => sign));
  return readSource("kanji-words").map(([word = "", reading = "", en = "", fr = "", nl = ""]) => {
    if ([reading, en, fr, nl].includes("")) throw new Error(`${word} lacks a reading or a meaning`);
    const strange = word.match(/\p{Script=Han}/gu)?.find((sign) => !taught.has(sign));
    if (strange !== undefined) throw new Error(`${word} holds ${strange}, which is not taught`);
    return { id: word, reading, meanings: { en, fr, nl } };
  });
}
