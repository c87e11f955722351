import { useState } from "react";
import type { ReactNode } from "react";

export interface HeldProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled component, for stories and tests. */
export function Held<Value>({ initial, children }: HeldProps<Value>): ReactNode {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(() => next));
}
