import type { ReactNode } from "react";
import type { Alignment, Gap, Justification, LayoutElement } from "../../tokens/index.ts";
import {
  align as alignClass,
  gap as gapClass,
  justify as justifyClass,
  stack,
} from "./Stack.css.ts";

export interface StackProps {
  readonly as?: LayoutElement | undefined;
  readonly gap?: Gap | undefined;
  readonly align?: Alignment | undefined;
  readonly justify?: Justification | undefined;
  /** Takes the room that its siblings leave. */
  readonly grows?: boolean | undefined;
  readonly id?: string | undefined;
  /** The id of the heading that names this section. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** Children below each other with one gap. */
export function Stack(props: StackProps) {
  const { as: Element = "div", gap = "medium", align = "stretch", justify = "start" } = props;
  const { grows = false, id, labelledBy, children } = props;
  const classes = [stack({ grows }), gapClass[gap], alignClass[align], justifyClass[justify]];
  return (
    <Element id={id} aria-labelledby={labelledBy} className={classes.join(" ")}>
      {children}
    </Element>
  );
}
