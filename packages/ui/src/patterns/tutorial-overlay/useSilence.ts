import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/**
 * Makes all of the page inert but the tour and what its step is about: neither the pointer, nor the
 * keyboard, nor a screen reader comes upon the rest, also not on what is added to it meanwhile.
 */
export function useSilence(
  tourRef: RefObject<HTMLElement | null>,
  target: HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const silenced = new Set<Element>();
    const silence = () => {
      const kept = [tourRef.current, target].filter((element) => element !== null);
      for (const element of silenced) if (isAmong(element, kept)) speak(element, silenced);
      for (const element of besides(document.body, kept)) {
        if (element.hasAttribute("inert")) continue;
        element.setAttribute("inert", "");
        silenced.add(element);
      }
    };
    silence();
    const observer = new MutationObserver(silence);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const element of silenced) speak(element, silenced);
    };
  }, [tourRef, target]);
}

function speak(element: Element, silenced: Set<Element>): void {
  element.removeAttribute("inert");
  silenced.delete(element);
}

function isAmong(element: Element, kept: readonly Element[]): boolean {
  return kept.some((one) => element.contains(one));
}

/** The outermost elements of a part of the page that hold nothing of what is kept. */
function besides(part: Element, kept: readonly Element[]): Element[] {
  return [...part.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    return isAmong(child, kept) ? besides(child, kept) : [child];
  });
}
