import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { Phase } from "../renderer.ts";
import { afterFrame } from "./afterFrame.ts";

interface PlayerFocus {
  readonly phase: Phase;
  /** Moves to the question as soon as it is there. */
  readonly onArrival: boolean;
  readonly fullScreen: boolean;
  readonly heading: RefObject<HTMLElement | null>;
  readonly exercise: RefObject<HTMLElement | null>;
  readonly feedback: RefObject<HTMLElement | null>;
}

const open = ":not(:disabled, [tabindex='-1'])";
const radio = "input:is([type='radio'], [type='checkbox'])";

/** Where an answer is given, best first: what is written or chosen, what is ticked, what is pressed. */
const operables = [
  `:is(input:not(${radio}), textarea, select)${open}`,
  `[type='radio']:checked${open}`,
  `${radio}${open}`,
  `button${open}`,
];

function answerIn(exercise: HTMLElement | null): HTMLElement | null {
  for (const operable of operables) {
    const found = exercise?.querySelector<HTMLElement>(operable);
    if (found) return found;
  }
  return null;
}

/**
 * Moves focus with what happens: to the question when it appears, to the feedback once it is painted
 * (sooner, the page would be laid out twice), back to the answer when it is tried again.
 */
export function usePlayerFocus(options: PlayerFocus): void {
  const { phase, onArrival, fullScreen, heading, exercise, feedback } = options;
  const last = useRef<Phase | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = phase;
    if (before === phase) return undefined;
    if (phase === "checked") {
      return afterFrame(() => feedback.current?.focus({ preventScroll: true }), 2);
    }
    if (phase === "revealed") {
      feedback.current?.focus({ preventScroll: true });
    } else if (before !== null) {
      answerIn(exercise.current)?.focus();
    } else if (onArrival) {
      heading.current?.focus({ preventScroll: true });
      if (fullScreen) window.scrollTo({ top: 0 });
      else heading.current?.scrollIntoView({ block: "nearest" });
    }
    return undefined;
  }, [phase, onArrival, fullScreen, heading, exercise, feedback]);
}
