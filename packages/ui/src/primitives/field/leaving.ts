import type { FocusEvent } from "react";

/** Told when the focus leaves a group, and not when it moves within it. */
export function leaving(onBlur: (() => void) | undefined) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isWithin) onBlur?.();
  };
}
