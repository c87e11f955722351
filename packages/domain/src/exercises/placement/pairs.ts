import type { Report } from "../checks/index.ts";
import { member, reportDuplicates, reportUnknown } from "../checks/index.ts";

type Part = { readonly id: string };

/** One side of a list of pairs: the property that names it, and what it may name. */
export interface PairSide {
  readonly key: string;
  readonly ids: readonly string[];
  readonly parts: readonly Part[];
}

/** Reports ids that name nothing, and those that are used twice. */
export function reportSide({ key, ids, parts }: PairSide, path: string, report: Report): void {
  reportDuplicates(ids, path, key, report);
  const known = parts.map(({ id }) => id);
  reportUnknown(ids, known, path, key, report);
}

/** Reports ids that stand twice among parts. */
export function reportTwins(parts: readonly Part[], path: string, report: Report): void {
  const ids = parts.map(({ id }) => id);
  reportDuplicates(ids, path, "id", report);
}

/** One side of all pairs, with the property that lists its parts. */
export interface NamedSide extends PairSide {
  readonly name: string;
}

/** The side of pairs that names parts by the property `key`. */
export function sideOf<Key extends string>(
  name: string,
  parts: readonly Part[],
  key: Key,
  pairs: readonly Readonly<Record<Key, string>>[],
): NamedSide {
  return { name, parts, key, ids: pairs.map((pair) => pair[key]) };
}

/** Ids are unique on each side, pairs join what exists, each at most once, and each place has an item. */
export function reportPairing(
  sides: readonly [places: NamedSide, items: NamedSide],
  path: string,
  report: Report,
): void {
  for (const side of sides) {
    reportTwins(side.parts, member(path, side.name), report);
    reportSide(side, member(path, "pairs"), report);
  }
  const [{ parts, ids, name }] = sides;
  reportUnpaired(parts, ids, member(path, name), report);
}

/** Reports each part that no pair joins to anything. */
export function reportUnpaired(
  parts: readonly Part[],
  paired: readonly string[],
  path: string,
  report: Report,
): void {
  for (const [index, { id }] of parts.entries()) {
    if (!paired.includes(id)) report(member(path, index), "unpaired", `"${id}" has no pair.`);
  }
}
