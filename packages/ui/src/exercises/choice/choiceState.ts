import type { Phase } from "../renderer.ts";

/** Open to be chosen; right or wrong where that was chosen or shown; else out of the way. */
export type ChoiceState = "open" | "right" | "wrong" | "quiet";

/** How a choice looks. Checking judges only what was chosen: it does not give the answer away. */
export function choiceState(phase: Phase, chosen: boolean, right: boolean): ChoiceState {
  if (phase === "answering") return "open";
  if (!chosen) return "quiet";
  return right ? "right" : "wrong";
}
