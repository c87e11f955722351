import type { Capsule, Domain } from "@alambic/contract";

export interface DomainGroup {
  readonly domain: Domain;
  readonly capsules: readonly Capsule[];
}

/** Capsules by domain, in the order in which the domains first come. */
export function groupByDomain(capsules: readonly Capsule[]): DomainGroup[] {
  const groups = new Map<Domain, Capsule[]>();
  for (const capsule of capsules) {
    const group = groups.get(capsule.domain);
    if (group === undefined) groups.set(capsule.domain, [capsule]);
    else group.push(capsule);
  }
  return [...groups].map(([domain, members]) => ({ domain, capsules: members }));
}
