import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import { ignoreEarlierScroll } from "./ignoreEarlierScroll.ts";

/**
 * Keeps the page from scrolling while the list of a field is open: the list closes when it does, and
 * react-aria would scroll it to show what is chosen. Where a scrollbar takes room, its room is kept.
 */
export function useStillPage(isOpen: boolean, field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    const heed = ignoreEarlierScroll(field.current);
    return () => {
      heed();
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
    };
  }, [isOpen, field]);
}
