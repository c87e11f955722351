import type { Shore } from "./Country.ts";
import { areRecords, once, readStored } from "./stored.ts";

/**
 * What CLDR and Natural Earth know of a country. Lessons are drafted from what was written by hand;
 * this checks them by another way.
 */
export interface Evidence {
  readonly id: string;
  readonly continent: string;
  readonly part: string;
  /** Countries whose shapes share a line with its own. */
  readonly borders: readonly string[];
  /** Countries with which it is undecided whether they border on each other. */
  readonly unsettled: readonly string[];
  readonly shore: Shore | null;
  /** Every currency that has been legal tender, with its days. */
  readonly tender: readonly {
    readonly currency: string;
    readonly from: string;
    readonly to?: string;
  }[];
  /** The status of each language that has one. */
  readonly languages: Readonly<Record<string, string>>;
}

const all = once(
  () => new Map(readStored("geography-evidence", areEvidence).map((each) => [each.id, each])),
);

export function evidenceOf(id: string): Evidence | undefined {
  return all().get(id);
}

function areEvidence(value: unknown): value is readonly Evidence[] {
  return areRecords(value, ["id", "continent", "part", "borders", "unsettled", "tender"]);
}

/** The day that the data set was made for. */
const asOf = "2026-11-01";

/** The currencies that are legal tender. */
export function tenderOf(id: string): readonly string[] {
  return (evidenceOf(id)?.tender ?? [])
    .filter(({ from, to }) => from <= asOf && (to === undefined || to >= asOf))
    .map(({ currency }) => currency);
}
