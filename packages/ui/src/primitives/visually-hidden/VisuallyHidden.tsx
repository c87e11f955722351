import type { ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export const visuallyHiddenElements = ["span", "div", "h2", "h3"] as const;

export interface VisuallyHiddenProps {
  readonly as?: (typeof visuallyHiddenElements)[number] | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as: Element = "span", id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  );
}
