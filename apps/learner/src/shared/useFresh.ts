import type { Query } from "@alambic/api-client/core";
import { useEffect, useEffectEvent, useState } from "react";

/** A query as the server answers it now: what is known may be from before another device changed it. */
export function useFresh<Data>(query: Query<Data>): Query<Data> {
  const [isFresh, setFresh] = useState(false);
  const refresh = useEffectEvent(() => query.refresh());
  useEffect(() => {
    void refresh().then(() => setFresh(true));
  }, []);
  return query.status === "ready" && !isFresh
    ? { status: "loading", refresh: query.refresh }
    : query;
}
