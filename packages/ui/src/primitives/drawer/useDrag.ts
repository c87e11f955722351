import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { below } from "../../tokens/breakpoints.ts";
import { followDrag } from "./followDrag.ts";
import { restOf } from "./restOf.ts";
import type { Rest } from "./restOf.ts";

export interface Dragged {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly handle: RefObject<HTMLElement | null>;
  /** The heights at which it may rest, in pixels, the one at which it stands first. */
  readonly heights: (sheet: HTMLElement) => {
    readonly now: number;
    readonly half: number;
    readonly full: number;
  };
  /** Shows the sheet at a height under the finger; null where it is to stand again where it did. */
  readonly onHeight: (sheet: HTMLElement, height: number | null) => void;
  readonly onRest: (rest: Rest) => void;
}

/** Lets a sheet be dragged by its head to another height, or shut. On a phone only: elsewhere it stands at the side. */
export function useDrag({ sheet, handle, heights, onHeight, onRest }: Dragged): void {
  const moved = useEffectEvent((element: HTMLElement, height: number | null) => {
    element.toggleAttribute("data-dragged", height !== null);
    onHeight(element, height);
  });
  const rested = useEffectEvent(onRest);
  const measured = useEffectEvent(heights);
  useEffect(() => {
    const { current: element } = sheet;
    const { current: head } = handle;
    if (element === null || head === null) return undefined;
    let start: ReturnType<Dragged["heights"]> | null = null;
    const heightAt = (down: number) => {
      start ??= measured(element);
      return { ...start, height: Math.min(start.full, start.now - down) };
    };
    const end = () => {
      start = null;
      moved(element, null);
    };
    return followDrag(head, {
      onMove: (down) => {
        if (matchMedia(below("tablet")).matches) moved(element, heightAt(down).height);
      },
      onRelease: (down, velocity) => {
        if (!matchMedia(below("tablet")).matches) return;
        const rest = restOf({ ...heightAt(down), velocity });
        end();
        rested(rest);
      },
      onCancel: end,
    });
  }, [sheet, handle]);
}
