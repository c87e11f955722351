import { kanjiGroups, kanjiLevels } from "../../src/sources/languages/kanji/StoredKanji.ts";
import type { KanjiLevel, StoredKanji } from "../../src/sources/languages/kanji/StoredKanji.ts";
import { readSource } from "./files.ts";

/** How many source files a level has; each is taught as a part of its own. */
const partsOf: Readonly<Record<KanjiLevel, number>> = { N5: 1, N4: 1, N3: 2, N2: 2, N1: 6 };

const wordSources = ["n5-n4", "n3", "n2", "n1"];

/**
 * The 2,136 jōyō kanji with their readings and meanings, in the order in which they are taught:
 * level by level, part by part, group by group. Throws where one is missing a column, comes twice,
 * or means the same as another in one of the languages.
 */
export function buildKanji(): readonly StoredKanji[] {
  const years = schoolYears();
  const kanji = kanjiLevels.flatMap((level) =>
    Array.from({ length: partsOf[level] }, (_, index) => ofPart(level, index + 1, years)).flat(),
  );
  refuseTwice(kanji.map(({ id }) => id));
  for (const own of ["en", "fr", "nl"] as const)
    refuseTwice(kanji.map(({ meanings }) => meanings[own]));
  const missing = [...years.keys()].filter((sign) => !kanji.some(({ id }) => id === sign));
  if (missing.length > 0) throw new Error(`Taught at school, but not here: ${missing.join("")}`);
  return kanji;
}

function ofPart(
  level: KanjiLevel,
  part: number,
  years: ReadonlyMap<string, number>,
): readonly StoredKanji[] {
  const name = level.toLowerCase();
  const rows = readSource(`kanji/${partsOf[level] === 1 ? name : `${name}-${part}`}`);
  const kanji = rows.map(([sign = "", named = "", readings = "", en = "", fr = "", nl = ""]) => {
    const group = kanjiGroups.find((each) => each === named);
    if (group === undefined) throw new Error(`${sign} belongs to no group`);
    refuseIncomplete(sign, readings, [en, fr, nl]);
    const year = years.get(sign);
    return {
      id: sign,
      level,
      part,
      group,
      ...(year === undefined ? {} : { year }),
      readings: readings.split("、"),
      meanings: { en, fr, nl },
    };
  });
  return kanjiGroups.flatMap((group) => kanji.filter((sign) => sign.group === group));
}

/** The year of primary school in which each sign is taught. */
function schoolYears(): ReadonlyMap<string, number> {
  return new Map(
    readSource("kanji/years").flatMap(([year = "", signs = ""]) =>
      [...signs].map((sign) => [sign, Number(year)] as const),
    ),
  );
}

/** Refuses what lacks a reading or a meaning, and asides that would be parted at their comma. */
function refuseIncomplete(id: string, reading: string, meanings: readonly string[]): void {
  if ([reading, ...meanings].includes("")) throw new Error(`${id} lacks a reading or a meaning`);
  const parted = meanings.find((meaning) => /\([^)]*,/u.test(meaning));
  if (parted !== undefined) throw new Error(`“${parted}” has a comma in its aside`);
}

function refuseTwice(values: readonly string[]): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) throw new Error(`“${value}” comes twice`);
    seen.add(value);
  }
}

/** Words in kanji that are taught, with their readings and meanings. */
export function buildKanjiWords() {
  const taught = new Set(buildKanji().map(({ id }) => id));
  const words = wordSources.flatMap((source) => readSource(`kanji-words/${source}`));
  refuseTwice(words.map(([word = ""]) => word));
  return words.map(([word = "", readings = "", en = "", fr = "", nl = ""]) => {
    const [reading = "", ...otherReadings] = readings.split("、");
    refuseIncomplete(word, reading, [en, fr, nl]);
    const strange = word.match(/\p{Script=Han}/gu)?.find((sign) => !taught.has(sign));
    if (strange !== undefined) throw new Error(`${word} holds ${strange}, which is not taught`);
    const others = otherReadings.length === 0 ? {} : { otherReadings };
    return { id: word, reading, ...others, meanings: { en, fr, nl } };
  });
}
