import { useEffect, useEffectEvent } from "react";

import type { Generated } from "./call.ts";
import { useQuery } from "./useQuery.ts";
import type { Query, QueryDefinition } from "./useQuery.ts";

/** What a component sees of content that may still be in the making. */
export type GeneratedQuery<Data> =
  | Query<Data>
  | {
      readonly status: "generating";
      /** Seconds until it is asked for again. */
      readonly retryAfter: number;
      readonly detail: string;
      readonly refresh: () => Promise<void>;
    };

/** A query whose answer may be 202: it is then asked again when the server said, until it is ready. */
export function useGeneratedQuery<Input, Data>(
  definition: QueryDefinition<Input, Generated<Data>>,
): GeneratedQuery<Data> {
  const query = useQuery(definition);
  const askAgain = useEffectEvent(() => void query.refresh());
  const pause =
    query.status === "ready" && query.data.status === "generating" && !query.isRefreshing
      ? query.data.retryAfter * 1_000
      : null;

  useEffect(() => {
    if (pause === null) return undefined;
    const timer = setTimeout(askAgain, pause);
    return () => clearTimeout(timer);
  }, [pause]);

  if (query.status !== "ready") return query;
  const { data, refresh } = query;
  if (data.status === "generating") return { ...data, refresh };
  return { ...query, data: data.data };
}
