import type { ReactNode } from "react";
import type { Alignment, Gap, Justification, LayoutElement } from "../../tokens/index.ts";
import {
  align as alignClass,
  gap as gapClass,
  justify as justifyClass,
} from "../stack/Stack.css.ts";
import { inline } from "./Inline.css.ts";

export interface InlineProps {
  readonly as?: LayoutElement | undefined;
  readonly gap?: Gap | undefined;
  readonly align?: Alignment | undefined;
  readonly justify?: Justification | undefined;
  /** Lets children go on to a further line. True unless said otherwise. */
  readonly wrap?: boolean | undefined;
  /** Takes the room that its siblings leave. */
  readonly grows?: boolean | undefined;
  readonly children: ReactNode;
}

/** Children beside each other with one gap. */
export function Inline(props: InlineProps) {
  const { as: Element = "div", gap = "small", align = "center", justify = "start" } = props;
  const { wrap = true, grows = false, children } = props;
  const classes = [
    inline({ wrap, grows }),
    gapClass[gap],
    alignClass[align],
    justifyClass[justify],
  ];
  return <Element className={classes.join(" ")}>{children}</Element>;
}
