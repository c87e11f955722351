import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import type { Phase } from "../renderer.ts";
import { extras } from "./extras.ts";

interface PlayerFocus {
  readonly phase: Phase;
  /** Moves to the question as soon as it is there, where its host wants that. */
  readonly focusQuestion: ((heading: HTMLElement | null) => void) | undefined;
  readonly fullScreen: boolean;
  /** Brings the answer into view beside what came of it, where that may cover it. */
  readonly showAnswer: (() => void) | undefined;
  readonly heading: RefObject<HTMLElement | null>;
  readonly exercise: RefObject<HTMLElement | null>;
  readonly feedback: RefObject<HTMLElement | null>;
}

/**
 * Moves focus with what happens: to the question when it appears, to the feedback with all that goes
 * with its words, back to the answer when it is tried again.
 */
export function usePlayerFocus(options: PlayerFocus): void {
  const { phase, focusQuestion, fullScreen, heading, exercise, feedback } = options;
  const showAnswer = useEffectEvent(() => options.showAnswer?.());
  const last = useRef<Phase | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = phase;
    if (before === phase) return;
    if (phase !== "answering") {
      extras.peek()?.focusFeedback(feedback.current, fullScreen);
      showAnswer();
    } else if (before !== null) {
      extras.peek()?.focusAnswer(exercise.current);
    } else {
      focusQuestion?.(heading.current);
    }
  }, [phase, focusQuestion, fullScreen, heading, exercise, feedback]);
}
