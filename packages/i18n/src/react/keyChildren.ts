import { Children } from "react";
import type { ReactNode } from "react";

import type { Formatter } from "../createFormatter.ts";

/** Gives the parts of a rich message the keys that React asks of lists. */
export function keyChildren(formatter: Formatter<ReactNode>): Formatter<ReactNode> {
  return {
    ...formatter,
    rich: (id, values) => Children.toArray(formatter.rich(id, values)),
  };
}
