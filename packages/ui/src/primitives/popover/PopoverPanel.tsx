import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject, ToggleEvent } from "react";
import { openBeside } from "./openBeside.ts";
import { panel } from "./PopoverPanel.css.ts";
import { useLeftPage } from "./useLeftPage.ts";

export interface PopoverPanelProps {
  readonly id: string;
  readonly label: string;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own panel, open while it is mounted. */
export default function PopoverPanel({ id, label, trigger, onClose, children }: PopoverPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLeftPage(ref, true, onClose);

  // Before the panel leaves the page, so that the browser can give the focus back.
  useLayoutEffect(() => {
    if (ref.current === null || trigger.current === null) return undefined;
    return openBeside(ref.current, trigger.current);
  }, [trigger]);

  const focused = useEffectEvent(({ target }: FocusEvent) => {
    const isInside = target instanceof Node && ref.current?.contains(target);
    if (isInside !== true && target !== trigger.current) onClose();
  });
  useEffect(() => {
    const closed = new AbortController();
    document.addEventListener("focusin", focused, { signal: closed.signal });
    return () => closed.abort();
  }, []);

  const toggled = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === "open") return currentTarget.focus({ preventScroll: true });
    // Safari gives no focus to a button that is pressed, and has none to give back.
    if (hadFocus.current && document.activeElement === document.body) trigger.current?.focus();
    onClose();
  };

  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={panel}
      onBeforeToggle={({ currentTarget }) => {
        hadFocus.current = currentTarget.contains(document.activeElement);
      }}
      onToggle={toggled}
    >
      {children}
    </div>
  );
}
