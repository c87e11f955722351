import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { afterFrame } from "./afterFrame.ts";

/**
 * Whether something has been so since before the last two frames were painted. What follows from it is
 * drawn then: the frame that answers a press holds the answer alone, and the next is left to show it.
 */
export function usePainted(isSo: boolean): boolean {
  const [painted, setPainted] = useState(false);
  if (!isSo && painted) setPainted(false);
  useEffect(() => (isSo ? afterFrame(() => setPainted(true), 2) : undefined), [isSo]);
  return isSo && painted;
}

/** Whether something has been so since before the last frame was painted; to be read by events. */
export function useSeen(isSo: boolean): RefObject<boolean> {
  const seen = useRef(false);
  useEffect(() => {
    seen.current = false;
    return isSo ? afterFrame(() => (seen.current = true)) : undefined;
  }, [isSo]);
  return seen;
}
