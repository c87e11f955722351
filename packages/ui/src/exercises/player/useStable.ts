import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Stands for what it was last given, and never changes itself: whoever gets it is not drawn anew for
 * it. To be called from events.
 */
export function useStable<Given extends readonly unknown[]>(
  callback: (...given: Given) => void,
): (...given: Given) => void {
  const last = useRef(callback);
  useLayoutEffect(() => {
    last.current = callback;
  });
  return useCallback((...given: Given) => last.current(...given), []);
}
