import { createElement, Fragment } from "react";
import type { ReactNode } from "react";

import type { Formatter } from "../createFormatter.ts";

/** Makes a rich message one node, whose parts need no keys since their places are fixed. */
export function joinParts(formatter: Formatter<ReactNode>): Formatter<ReactNode> {
  return {
    ...formatter,
    rich: (id, values) => {
      const parts = formatter.rich(id, values);
      return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
    },
  };
}
