import type { GeneratedQuery } from "@alambic/api-client/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useOnline } from "../network/useOnline.ts";

/**
 * A question to the server, and what this device keeps in the place of an answer that does not come.
 * `key` says what is asked.
 */
export function useKept<Data>(
  query: GeneratedQuery<Data>,
  key: string,
  read: () => Promise<Data | null>,
): GeneratedQuery<Data> {
  const isOnline = useOnline();
  const [found, setFound] = useState<{ readonly key: string; readonly data: Data | null }>();
  const isOutOfReach = query.status === "failed" && /network|timeout/u.test(query.failure.kind);
  const isLost = !isOnline || isOutOfReach;
  const look = useEffectEvent(read);
  useEffect(() => {
    if (!isLost) return undefined;
    let isGone = false;
    const show = (data: Data | null) => {
      if (!isGone) setFound({ key, data });
    };
    look().then(show, () => show(null));
    return () => {
      isGone = true;
    };
  }, [isLost, key]);

  const kept = found?.key === key ? found.data : undefined;
  const { status, refresh } = query;
  if (kept !== undefined && kept !== null && (isLost || status !== "ready")) {
    return { status: "ready", data: kept, isRefreshing: false, failure: null, refresh };
  }
  if (!isLost || status === "ready") return query;
  if (kept === undefined) return { status: "loading", refresh };
  return isOutOfReach ? query : { status: "failed", failure: { kind: "network" }, refresh };
}
