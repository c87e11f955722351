import type { ReactNode } from "react";
import type { Gap, LayoutElement } from "../../tokens/index.ts";
import { gap as gapClass } from "../stack/Stack.css.ts";
import { grid } from "./Grid.css.ts";

export const gridColumns = ["one", "tiles", "cards", "halves", "thirds", "head", "aside"] as const;

export interface GridProps {
  readonly as?: LayoutElement | undefined;
  /**
   * `one` stays one column, for what is beside something else at times; `tiles` and `cards` fill the row with as many as fit; `halves` and `thirds` are that many on a
   * wide screen; `head` is words with an action beside them that keeps its place; `aside` is a main column with a narrower one. All are one column on a phone.
   */
  readonly columns: (typeof gridColumns)[number];
  readonly gap?: Gap | undefined;
  /** Takes the room that its siblings leave. */
  readonly grows?: boolean | undefined;
  readonly children: ReactNode;
}

/** Children in columns; all of one row share their height. */
export function Grid(props: GridProps) {
  const { as: Element = "div", columns, gap = "large", grows = false, children } = props;
  return <Element className={`${grid({ columns, grows })} ${gapClass[gap]}`}>{children}</Element>;
}
