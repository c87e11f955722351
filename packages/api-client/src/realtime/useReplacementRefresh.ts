import { useEffect } from "react";

import { invalidatedByReplaceAtom } from "../../generated/quality/useReplaceAtom.ts";
import { isAnswerOf } from "../core/queryKey.ts";
import { useApi } from "../core/useApi.ts";
import type { Socket } from "./createSocket.ts";

/** Asks again for what shows items when the server says what came of replacing one. */
export function useReplacementRefresh(socket: Socket): void {
  const { invalidations } = useApi();
  useEffect(() => {
    const refresh = () => invalidations.announce(isAnswerOf(invalidatedByReplaceAtom));
    const subscriptions = [
      socket.subscribe("replacement.made", refresh),
      socket.subscribe("replacement.failed", refresh),
    ];
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [socket, invalidations]);
}
