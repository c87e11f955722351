import { createElement } from "react";
import type { ReactNode } from "react";
import { formula } from "./Maths.css.ts";
import type { MathsNode } from "./mathsOf.ts";

/** A formula as elements of MathML. */
export function drawn({ tag, attributes, children }: MathsNode, key = "math"): ReactNode {
  const parts = children.map((child, at) =>
    typeof child === "string" ? child : drawn(child, `${at}`),
  );
  const className = tag === "math" ? formula : undefined;
  return createElement(tag, { key, className, ...attributes }, ...parts);
}
