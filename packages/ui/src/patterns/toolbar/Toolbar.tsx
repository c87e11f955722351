import type { ReactNode } from "react";
import { count as countClass, search as searchClass, toolbar } from "./Toolbar.css.ts";

export interface ToolbarProps {
  /** A `SearchField`. */
  readonly search: ReactNode;
  /** What narrows the list further. */
  readonly filters?: ReactNode;
  /** How much was found, in words; read aloud when it changes. */
  readonly count?: string | undefined;
}

/** Search and filters above a list. */
export function Toolbar({ search, filters, count }: ToolbarProps) {
  return (
    <div className={toolbar}>
      <div className={searchClass}>{search}</div>
      {filters === undefined ? null : <div>{filters}</div>}
      <p className={countClass} role="status">
        {count}
      </p>
    </div>
  );
}
