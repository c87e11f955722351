import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

export interface RovingFocus {
  readonly toolbarRef: RefObject<HTMLDivElement | null>;
  /** The control that Tab reaches. */
  readonly current: number;
  readonly onFocus: (index: number) => void;
  readonly focus: () => void;
}

/** One stop of the Tab key for a row of controls; arrow keys, Home and End move inside it. */
export function useRovingFocus(): RovingFocus {
  const toolbarRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const toolbar = toolbarRef.current;
    if (toolbar === null) return undefined;
    const move = (event: KeyboardEvent) => {
      const controls = [...toolbar.querySelectorAll<HTMLElement>("[data-roving]")];
      const at = controls.findIndex((control) => control === document.activeElement);
      const next = target(event.key, at, controls.length, getComputedStyle(toolbar).direction);
      if (next === null || at === -1) return;
      event.preventDefault();
      controls[next]?.focus();
    };
    toolbar.addEventListener("keydown", move);
    return () => toolbar.removeEventListener("keydown", move);
  }, []);

  return {
    toolbarRef,
    current,
    onFocus: setCurrent,
    focus: () => toolbarRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  };
}

function target(key: string, at: number, count: number, direction: string): number | null {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
