import { useLayoutEffect, useState } from "react";

/**
 * The first element in sight that a selector finds; null for as long as there is none. It may come
 * later, with the screen that it belongs to.
 */
export function useTarget(selector: string | undefined): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const look = () => setTarget(selector === undefined ? null : find(selector));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", look);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", look);
    };
  }, [selector]);
  return target;
}

/** Of several, such as in the bars of a desk and of a phone, one that is shown. */
function find(selector: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(selector);
  return [...found].find((element) => element.checkVisibility()) ?? null;
}
