import { useI18n } from "@alambic/i18n/react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import type { Phase } from "../renderer.ts";
import type { ExerciseState } from "./exerciseState.ts";

interface PlayerFocus {
  readonly phase: Phase;
  /** Moves to the question as soon as it is there. */
  readonly onArrival: boolean;
  readonly fullScreen: boolean;
  readonly heading: RefObject<HTMLElement | null>;
  readonly exercise: RefObject<HTMLElement | null>;
  readonly feedback: RefObject<HTMLElement | null>;
}

const operable = ":is(input, textarea, select, button):not(:disabled)";

/**
 * Moves focus with what happens: to the question when it appears, to the feedback when it is there,
 * back into the exercise when it is tried again.
 */
export function usePlayerFocus(options: PlayerFocus): void {
  const { phase, onArrival, fullScreen, heading, exercise, feedback } = options;
  const last = useRef<Phase | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = phase;
    if (before === phase) return;
    if (phase !== "answering") {
      feedback.current?.focus({ preventScroll: true });
    } else if (before !== null) {
      exercise.current?.querySelector<HTMLElement>(operable)?.focus();
    } else if (onArrival) {
      heading.current?.focus({ preventScroll: true });
      if (fullScreen) window.scrollTo({ top: 0 });
      else heading.current?.scrollIntoView({ block: "nearest" });
    }
  }, [phase, onArrival, fullScreen, heading, exercise, feedback]);
}

/** Says what became of the answer. What focus moves to is read out by itself, and not said again. */
export function useDeliveryNews(state: ExerciseState, announce: (what: ReactNode) => void): void {
  const { t } = useI18n();
  const delivery = state.phase === "answering" ? null : state.delivery;
  const tell = useEffectEvent(() => {
    if (delivery?.status === "failed") announce(t("exercise.failed"));
    if (delivery?.status === "queued") announce(t("exercise.queued"));
    if (delivery?.status !== "answered") return;
    const { xp_awarded: xp, bonus_xp_awarded: bonus } = delivery.result;
    if (bonus > 0) announce(t("exercise.gainedBonus", { xp, bonus }));
    else if (xp > 0) announce(t("exercise.gained", { xp }));
  });
  useEffect(() => {
    if (delivery !== null) tell();
  }, [delivery]);
}

/** After a text there is nothing to look at: once its reading counts, it goes on. */
export function useAfterReading(isText: boolean, state: ExerciseState, goOn: () => void): void {
  const status = state.phase === "answering" ? null : state.delivery.status;
  const leave = useEffectEvent(goOn);
  useEffect(() => {
    if (isText && status !== null && status !== "sending" && status !== "failed") leave();
  }, [isText, status]);
}
