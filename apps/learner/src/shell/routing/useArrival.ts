import { useEffect, useRef } from "react";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import { restoreScroll } from "./restoreScroll.ts";
import { enterScroll } from "../../shared/routing/scroll-memory.ts";

/**
 * After each change of screen but the first: the page stands where the learner left it (at its top
 * when it is new), and the focus is on its heading.
 */
export function useArrival(location: string): void {
  const previous = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = previous.current === null;
    if (previous.current === location) return undefined;
    previous.current = location;
    const stopScroll = restoreScroll(enterScroll());
    if (isFirst) return stopScroll;
    const stopFocus = focusHeading();
    return () => {
      stopScroll();
      stopFocus();
    };
  }, [location]);
}
