import { useEffect, useRef, useState } from "react";
import type { MouseEvent, PointerEvent, RefObject } from "react";

/** How far a pointer must move before it drags, in CSS pixels: less is a press. */
const threshold = 6;
const edge = 96;
const scrollStep = 9;

export interface PlacementDragOptions {
  readonly open: boolean;
  /** Told once when a drag begins. */
  readonly onLift: (item: string) => void;
  /** Told where the item was let go: over a place, or over none. */
  readonly onLetGo: (item: string, place: string | null) => void;
  readonly onCancel: () => void;
}

export interface PlacementDrag {
  /** The item under way. */
  readonly dragged: string | null;
  /** The place under the pointer. */
  readonly over: string | null;
  readonly ghostRef: RefObject<HTMLDivElement | null>;
  readonly handlers: (item: string) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

interface Gesture {
  readonly item: string;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  lifted: boolean;
  at: { x: number; y: number };
}

function placeAt({ x, y }: Gesture["from"]): string | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  return target?.dataset["drop"] ?? null;
}

/** Drags items by mouse, pen or finger, with a picture of the item under the pointer. */
export function usePlacementDrag(options: PlacementDragOptions): PlacementDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const gesture = useRef<Gesture | null>(null);
  const swallowClick = useRef(false);
  const ghostRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (dragged === null) return undefined;
    let frame = 0;
    const follow = () => {
      const at = gesture.current?.at;
      if (at !== undefined) {
        if (ghostRef.current) ghostRef.current.style.translate = `${at.x}px ${at.y}px`;
        if (at.y < edge) window.scrollBy(0, -scrollStep);
        else if (at.y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
        setOver(placeAt(at));
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [dragged]);

  const end = () => {
    gesture.current = null;
    setDragged(null);
    setOver(null);
  };

  return {
    dragged,
    over,
    ghostRef,
    handlers: (item) => ({
      onPointerDown(event) {
        if (!options.open || event.button !== 0 || !event.isPrimary) return;
        const from = { x: event.clientX, y: event.clientY };
        gesture.current = { item, pointer: event.pointerId, from, lifted: false, at: from };
        swallowClick.current = false;
        // From now on all moves come here, however fast the pointer leaves the card.
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        const current = gesture.current;
        if (current === null || current.pointer !== event.pointerId) return;
        current.at = { x: event.clientX, y: event.clientY };
        const way = Math.hypot(current.at.x - current.from.x, current.at.y - current.from.y);
        if (current.lifted || way < threshold) return;
        current.lifted = true;
        setDragged(item);
        options.onLift(item);
      },
      onPointerUp(event) {
        const current = gesture.current;
        if (current === null || current.pointer !== event.pointerId) return;
        end();
        if (!current.lifted) return;
        swallowClick.current = true;
        options.onLetGo(item, placeAt({ x: event.clientX, y: event.clientY }));
      },
      onPointerCancel(event) {
        const current = gesture.current;
        if (current === null || current.pointer !== event.pointerId) return;
        end();
        if (current.lifted) options.onCancel();
      },
      onClickCapture(event) {
        if (!swallowClick.current || event.detail === 0) return;
        swallowClick.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}
