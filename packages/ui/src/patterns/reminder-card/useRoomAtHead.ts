import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { below } from "../../tokens/index.ts";

/** Pixels between what lies over the head of the window and the page. */
const gap = 8;

/**
 * On a phone, gives the page room above it for what lies over the head of the window, for as long as it is
 * there. What is being read stays where it is. Returns the ref of what lies there.
 */
export function useRoomAtHead<Over extends HTMLElement>(): RefObject<Over | null> {
  const over = useRef<Over>(null);
  useEffect(() => {
    const element = over.current;
    if (element === null) return undefined;
    const page = document.documentElement;
    const { scrollPaddingBlockStart: usual } = page.style;
    const phone = window.matchMedia(below("tablet"));
    let room = 0;
    const make = (wanted: number) => {
      document.body.style.paddingBlockStart = wanted === 0 ? "" : `${wanted}px`;
      page.style.scrollPaddingBlockStart = wanted === 0 ? usual : `${wanted + gap}px`;
      if (window.scrollY > 0) window.scrollBy({ top: wanted - room, behavior: "instant" });
      room = wanted;
    };
    // Not where the element is, which may still be on its way there.
    const top = () => element.offsetParent?.getBoundingClientRect().top ?? 0;
    const bottom = () => top() + element.offsetTop + element.offsetHeight;
    const observer = new ResizeObserver(() => make(phone.matches ? bottom() + gap : 0));
    observer.observe(element);
    return () => {
      observer.disconnect();
      make(0);
    };
  }, []);
  return over;
}
