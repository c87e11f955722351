import { useEffect } from "react";
import type { ReactNode } from "react";
import { SWRConfig, useSWRConfig } from "swr";

import { QueryContext } from "./QueryContext.ts";
import { queryPolicy } from "./queryPolicy.ts";
import { useApi } from "./useApi.ts";

export interface QueryProviderProps {
  readonly children: ReactNode;
}

/**
 * Gives the queries inside it the cache of the API and its policy. Apart from `ApiProvider`, so that
 * screens that ask for nothing need not load it.
 */
export function QueryProvider({ children }: QueryProviderProps) {
  const { cache } = useApi();
  return (
    // SWR drops what it knows of a provider when the first that used it goes: each has its own face
    // of the one cache.
    <SWRConfig value={{ ...queryPolicy, provider: () => ({ ...cache }) }}>
      <Invalidator />
      <QueryContext value={true}>{children}</QueryContext>
    </SWRConfig>
  );
}

/** Has what has become old asked for again where it is shown, and when it is shown next. */
function Invalidator() {
  const { invalidations } = useApi();
  const { mutate } = useSWRConfig();
  useEffect(
    () => invalidations.subscribe((matches) => void mutate(matches)),
    [invalidations, mutate],
  );
  return null;
}
