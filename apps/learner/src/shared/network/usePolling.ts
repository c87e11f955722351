import { useEffect, useEffectEvent } from "react";

/** Milliseconds between two questions. The socket is faster; this is for where it does not pass. */
const usualPause = 5_000;

/** Asks again and again while something is being made and the page is seen. */
export function usePolling(
  isPending: boolean,
  refresh: () => Promise<void>,
  pause: number = usualPause,
): void {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === "visible") void refresh();
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(ask, pause);
    return () => clearInterval(timer);
  }, [isPending, pause]);
}
