import { lazy, Suspense, useId, useRef } from "react";
import type { MouseEvent, ReactNode, RefObject } from "react";

/** No first load waits for it: it comes with the first press. */
const Panel = lazy(() => import("./PopoverPanel.tsx"));

/** What the button that opens a popover has to be given. */
export interface PopoverTrigger {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
}

export interface PopoverProps {
  /** Names what opens. */
  readonly label: string;
  /** Whether it is open. */
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
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      {trigger({
        ref,
        // While it is open the browser itself closes it by its button, and would at once by this very press.
        onClick: (event) => {
          if (event.currentTarget.popoverTargetElement !== null) return;
          event.preventDefault();
          onOpenChange(true);
        },
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
      })}
      {isOpen ? (
        <Suspense fallback={null}>
          <Panel id={id} label={label} trigger={ref} onClose={() => onOpenChange(false)}>
            {children}
          </Panel>
        </Suspense>
      ) : null}
    </>
  );
}
