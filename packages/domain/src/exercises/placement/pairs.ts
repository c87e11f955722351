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
