import { useEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";

export interface Disclosure {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** For the element around trigger and panel. */
  readonly area: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * A panel that a button opens. It closes on Escape (the focus goes back to the button), on a press
 * outside, and when the focus leaves it.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const areaRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const pressed = (event: PointerEvent) => {
      const inside = event.target instanceof Node && areaRef.current?.contains(event.target);
      if (inside !== true) setOpen(false);
    };
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, [open]);

  return {
    open,
    toggle: () => setOpen((shown) => !shown),
    close: () => setOpen(false),
    triggerRef,
    area: {
      ref: areaRef,
      onKeyDown: (event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
        triggerRef.current?.focus();
      },
      onBlur: (event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) {
          setOpen(false);
        }
      },
    },
  };
}
