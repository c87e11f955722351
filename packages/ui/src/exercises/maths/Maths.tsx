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

/** A formula as MathML, which screen readers read; where it cannot be read, as it was written. */
export default function Maths({ tex }: { readonly tex: string }) {
  const maths = useMemo(() => mathsOf(tex), [tex]);
  const ref = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(ref);
  return (
    <div
      ref={ref}
      dir="ltr"
      translate="no"
      tabIndex={overflows ? 0 : undefined}
      className={scroller}
    >
      {maths === null ? <code className={unread}>{tex}</code> : elementOf(maths, "math")}
    </div>
  );
}
