import type { ReactNode } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import { contents } from "./StateSheet.css.ts";
import { forcedAttribute, makeForceable } from "./forceable.ts";

/** What each state is to the styles of the thing itself, and of what it stands in. */
const states = {
  hover: { own: "hover", around: "hover", aria: ["hovered"] },
  focus: { own: "focus focus-visible", around: "focus-within", aria: ["focused", "focus-visible"] },
  pressed: { own: "hover active", around: "hover active", aria: ["hovered", "pressed"] },
} as const;

export type ForcedState = keyof typeof states;

const pressable =
  "a, button, input, select, textarea, summary, [role='tab'], [role='menuitem'], [role='option']";

function force(target: Element, frame: Element, state: ForcedState): void {
  const { own, around, aria } = states[state];
  target.setAttribute(forcedAttribute, own);
  // What React Aria draws takes its states from attributes of its own.
  for (const name of aria) target.setAttribute(`data-${name}`, "true");
  for (let at = target.parentElement; at !== null && at !== frame; at = at.parentElement) {
    at.setAttribute(forcedAttribute, around);
  }
}

export interface ForcedProps {
  readonly state: ForcedState;
  /** What is in that state: the first that can be pressed or typed into, unless said. */
  readonly target?: string;
  readonly children: ReactNode;
}

/**
 * Shows a thing as it is under the pointer, in focus or pressed, to be looked at and photographed. The
 * styles are the page's own, reached by an attribute; nothing is added to what is shipped.
 */
export function Forced({ state, target = pressable, children }: ForcedProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isForced, setForced] = useState(false);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null) return undefined;
    makeForceable();
    const mark = () => {
      const found = frame.querySelector(target);
      if (found === null) return;
      force(found, frame, state);
      setForced(true);
    };
    mark();
    // Some things draw themselves in a second pass, or anew in another language.
    const watch = new MutationObserver(mark);
    watch.observe(frame, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [state, target]);
  return (
    <div ref={ref} className={contents}>
      {children}
      {isForced ? null : <span aria-busy="true" hidden />}
    </div>
  );
}

/** A thing in each of some states, for a sheet that shows it at rest as well. */
export function forcedIn(
  shown: readonly ForcedState[],
  children: ReactNode,
  target?: string,
): Record<string, ReactNode> {
  return Object.fromEntries(
    shown.map((state) => [
      state,
      <Forced key={state} state={state} {...(target === undefined ? {} : { target })}>
        {children}
      </Forced>,
    ]),
  );
}

/** What a button can be put into: under the pointer, in focus, pressed. */
export const ofButtons = ["hover", "focus", "pressed"] as const satisfies readonly ForcedState[];

/** What a field can be put into: under the pointer, in focus. */
export const ofFields = ["hover", "focus"] as const satisfies readonly ForcedState[];
