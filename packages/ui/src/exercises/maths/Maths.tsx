import { useMemo, useRef } from "react";
import { drawn } from "./drawn.ts";
import { scroller, unread } from "./Maths.css.ts";
import { mathsOf } from "./mathsOf.ts";
import { useOverflow } from "./useOverflow.ts";

export interface MathsProps {
  readonly tex: string;
  /** What it is called where it has to be scrolled. */
  readonly label: string;
}

/** A formula as MathML, which screen readers read; where it cannot be read, as it was written. */
export function Maths({ tex, label }: MathsProps) {
  const maths = useMemo(() => mathsOf(tex), [tex]);
  const ref = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(ref);
  return (
    <div
      ref={ref}
      dir="ltr"
      translate="no"
      {...(overflows ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      className={scroller}
    >
      {maths === null ? <code className={unread}>{tex}</code> : drawn(maths)}
    </div>
  );
}
