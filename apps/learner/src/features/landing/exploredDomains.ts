import type { Capsule, Domain } from "@alambic/contract";

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
export function exploredDomains(capsules: readonly Capsule[]): ExploredDomain[] {
  const domains = new Map<Domain, ExploredDomain>();
  for (const capsule of capsules) {
    const { domain } = capsule;
    const known = domains.get(domain) ?? { domain, count: 0, capsule };
    domains.set(domain, { ...known, count: known.count + 1 });
  }
  return [...domains.values()].toSorted((one, other) => other.count - one.count).slice(0, shown);
}
