import type { Capsule, CatalogueDomain, Domain } from "@alambic/contract";

export interface ExploredDomain {
  readonly domain: Domain;
  /** Capsules of the domain. */
  readonly count: number;
  /** The first of them. */
  readonly capsule: Capsule;
}

/** How many domains the page shows. */
const shown = 6;

/** The domains with the most capsules, those first. */
export function exploredDomains(domains: readonly CatalogueDomain[]): ExploredDomain[] {
  return domains
    .flatMap(({ domain, count, items: [capsule] }) =>
      capsule === undefined ? [] : [{ domain, count, capsule }],
    )
    .toSorted((one, other) => other.count - one.count)
    .slice(0, shown);
}
