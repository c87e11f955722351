import type { Domain } from "@alambic/contract";
import { useState } from "react";

export interface Folding {
  readonly isOpen: (domain: Domain) => boolean;
  readonly toggle: (domain: Domain, open: boolean) => void;
}

/** Which domains are folded away; all are open at first. */
export function useFolding(): Folding {
  const [folded, setFolded] = useState<ReadonlySet<Domain>>(new Set());
  return {
    isOpen: (domain) => !folded.has(domain),
    toggle: (domain, open) => {
      const next = new Set(folded);
      if (open) next.delete(domain);
      else next.add(domain);
      setFolded(next);
    },
  };
}
