import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Pixels between what has the focus and what lies over the foot of the window. */
const gap = 16;

/**
 * Gives the page room under its end for what lies over the foot of the window, for as long as it is there, and
 * has what takes the focus scrolled above it. Returns where that is.
 */
export function useRoomAtFoot(): RefObject<HTMLElement | null> {
  const over = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = over.current;
    if (element === null) return undefined;
    const page = document.documentElement;
    const { scrollPaddingBlockEnd: usual } = page.style;
    const observer = new ResizeObserver(() => {
      const covered = window.innerHeight - element.getBoundingClientRect().top;
      page.style.scrollPaddingBlockEnd = `${covered + gap}px`;
      document.body.style.paddingBlockEnd = `${covered}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingBlockEnd = usual;
      document.body.style.paddingBlockEnd = "";
    };
  }, []);
  return over;
}
