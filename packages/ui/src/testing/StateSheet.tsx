import type { ReactNode } from "react";
import { caption, cell, sheetOf, wide } from "./StateSheet.css.ts";
import { useSay } from "./words.ts";
import type { Say } from "./words.ts";

type States = Readonly<Record<string, ReactNode>>;

export interface StateSheetProps {
  /** Each state by its name; drawn with the words of the language where they are its own. */
  readonly states: States | ((say: Say) => States);
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
  const say = useSay();
  const drawn = typeof states === "function" ? states(say) : states;
  return (
    <div className={sheetOf[layout]}>
      {Object.entries(drawn).map(([name, state]) => (
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
