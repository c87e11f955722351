import { useEffect, useId, useRef } from "react";
import type { ReactNode, RefObject, ToggleEvent } from "react";
import { useLeftPage } from "./useLeftPage.ts";
import { area, panel } from "./Popover.css.ts";

/** What the button that opens a popover has to be given. */
export interface PopoverTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly popoverTarget: string;
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
}

export interface PopoverProps {
  /** Names what opens. */
  readonly label: string;
  readonly isOpen: boolean;
  /** Told when it is opened or closed by its button, by Escape, by a press or a Tab elsewhere, or by a link in it. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it, with these attributes. */
  readonly trigger: (attributes: PopoverTrigger) => ReactNode;
  /** What it shows; drawn only while it is open. */
  readonly children: ReactNode;
}

/**
 * A panel beside the button that opens it; the page behind stays in use. The browser lays it over all
 * else, closes it and places it.
 */
export function Popover({ label, isOpen, onOpenChange, trigger, children }: PopoverProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isShown.current !== isOpen) panelRef.current?.togglePopover(isOpen);
  }, [isOpen]);

  useLeftPage(panelRef, isOpen, () => onOpenChange(false));

  useEffect(() => {
    const { current: element } = panelRef;
    const { current: anchor } = triggerRef;
    if (!isOpen || element === null || anchor === null) return undefined;
    if (CSS.supports("anchor-scope: all")) return undefined;
    const closed = new AbortController();
    void import("./placeBeside.ts").then(({ placeBeside }) =>
      placeBeside(element, anchor, closed.signal),
    );
    return () => closed.abort();
  }, [isOpen]);

  const toggles = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    isShown.current = newState === "open";
    hadFocus.current = currentTarget.contains(document.activeElement);
    if (isShown.current) onOpenChange(true);
  };
  const toggled = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === "open") return currentTarget.focus({ preventScroll: true });
    // Safari gives no focus to a button that is pressed, and has none to give back.
    if (hadFocus.current && document.activeElement === document.body) triggerRef.current?.focus();
    onOpenChange(false);
  };

  return (
    <div
      className={area}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onOpenChange(false);
      }}
    >
      {trigger({
        ref: triggerRef,
        popoverTarget: id,
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
      })}
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={panel}
        onBeforeToggle={toggles}
        onToggle={toggled}
      >
        {isOpen ? children : null}
      </div>
    </div>
  );
}
