import type { ReactNode } from "react";
import { prose } from "./Prose.css.ts";

export interface ProseProps {
  /** Headings of level 2 and 3, paragraphs and lists. */
  readonly children: ReactNode;
}

/** A long text to be read: one measure, room between its parts. */
export function Prose({ children }: ProseProps) {
  return <div className={prose}>{children}</div>;
}
