import { useEffect } from "react";
import type { RefObject } from "react";
import { keyboard } from "./Drawer.css.ts";

/** Says in the styles of an element how much of the window's end a keyboard on the screen covers. */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = ref;
    const { visualViewport: seen } = window;
    if (element === null || seen === null) return undefined;
    const place = () => {
      // Zoomed by two fingers, less is seen too, and nothing is covered.
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      element.style.setProperty(keyboard.slice("var(".length, -1), `${Math.max(0, covered)}px`);
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    seen.addEventListener("resize", place, { signal });
    seen.addEventListener("scroll", place, { signal });
    place();
    return () => unmounted.abort();
  }, [ref]);
}
