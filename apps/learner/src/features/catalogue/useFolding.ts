import type { Domain } from "@alambic/contract";
import { useState } from "react";

export interface Folding {
  readonly isOpen: (domain: Domain) => boolean;
  readonly toggle: (domain: Domain, open: boolean) => void;
}

/** So many domains are open before anybody chose: more would be painted out of sight. */
const openAtFirst = 3;

/** Which domains are folded away: all but the first, or none where `isWhole` asks for everything. */
export function useFolding(domains: readonly Domain[], isWhole: boolean): Folding {
  const [chosen, choose] = useState<ReadonlyMap<Domain, boolean>>(new Map());
  return {
    isOpen: (domain) => chosen.get(domain) ?? (isWhole || domains.indexOf(domain) < openAtFirst),
    toggle: (domain, open) => choose(new Map([...chosen, [domain, open]])),
  };
}
