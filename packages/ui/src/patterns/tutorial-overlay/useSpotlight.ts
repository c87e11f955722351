import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { placeCard } from "./placeCard.ts";
import type { Box, Place } from "./placeCard.ts";

export interface Spotlight {
  /** What is lit, with a little room around it; null where a step explains the whole screen. */
  readonly hole: Box | null;
  readonly place: Place;
}

const room = 8;

/** Brings the target into view, and follows it and the card as the window changes. */
export function useSpotlight(
  target: HTMLElement | null,
  cardRef: RefObject<HTMLElement | null>,
): Spotlight {
  const [spotlight, setSpotlight] = useState<Spotlight>({ hole: null, place: { x: 0, y: 0 } });
  useLayoutEffect(() => {
    target?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const measure = () => {
      const card = cardRef.current;
      if (card === null) return;
      const hole = target === null ? null : boxAround(target);
      const size = { width: card.offsetWidth, height: card.offsetHeight };
      const { clientWidth: width, clientHeight: height, dir } = document.documentElement;
      const place = placeCard(hole, size, { width, height }, dir === "rtl");
      setSpotlight({ hole, place });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [cardRef.current, target, document.body]) {
      if (element !== null) observer.observe(element);
    }
    window.addEventListener("scroll", measure, { capture: true, passive: true });
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", measure, { capture: true });
      window.removeEventListener("resize", measure);
    };
  }, [target, cardRef]);
  return spotlight;
}

function boxAround(element: HTMLElement): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}
