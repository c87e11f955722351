import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

export interface DialogStepProps {
  readonly children: ReactNode;
}

const operable = ":is(input, button):not(:disabled)";

/**
 * A step of a dialog; the next one has another key. What was pressed for it is gone, so that the focus
 * begins anew at its first field, or at its first button.
 */
export function DialogStep({ children }: DialogStepProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>(operable)?.focus(), []);
  return <div ref={ref}>{children}</div>;
}
