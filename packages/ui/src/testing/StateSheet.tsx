import type { ReactNode } from "react";
import { caption, cell, sheetOf, wide } from "./StateSheet.css.ts";

export interface StateSheetProps {
  /** Each state by its name. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** `cells` for small things, `small` for those of a word or two, `rows` for the whole width. */
  readonly layout?: keyof typeof sheetOf;
  /** Lets each thing fill its cell. */
  readonly fill?: boolean;
}

/** Every state of a component on one sheet, to be looked at and photographed. */
export function StateSheet({
  states,
  layout = "cells",
  fill = layout === "rows",
}: StateSheetProps) {
  return (
    <div className={sheetOf[layout]}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} className={fill ? wide : cell}>
          <span className={caption}>{name}</span>
          {state}
        </div>
      ))}
    </div>
  );
}

/** One state for each value of a variant's list. */
export function eachOf<Value extends string | number>(
  values: readonly Value[],
  draw: (value: Value) => ReactNode,
): Record<string, ReactNode> {
  return Object.fromEntries(values.map((value) => [String(value), draw(value)]));
}
