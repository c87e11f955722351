import { useLayoutEffect } from "react";

/**
 * Keeps the page from scrolling while a list is open: the list closes when it does, and react-aria would
 * scroll it to show what is chosen. Where a scrollbar takes room, its room is kept.
 */
export function useStillPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const { style, clientWidth } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
    };
  }, [isOpen]);
}
