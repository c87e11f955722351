import { createElement, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { formula, scroller, unread } from "./Maths.css.ts";
import type { MathsNode } from "./mathsOf.ts";
import { mathsOf } from "./mathsOf.ts";
import { useOverflow } from "./useOverflow.ts";

function elementOf({ tag, attributes, children }: MathsNode, key: string): ReactNode {
  const parts = children.map((child, at) =>
    typeof child === "string" ? child : elementOf(child, `${at}`),
  );
  const className = tag === "math" ? formula : undefined;
  return createElement(tag, { key, className, ...attributes }, ...parts);
}

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
      {maths === null ? <code className={unread}>{tex}</code> : elementOf(maths, "math")}
    </div>
  );
}
