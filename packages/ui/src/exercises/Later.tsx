import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { Late } from "./late.ts";

export interface LaterProps<Part> {
  readonly part: Late<Part>;
  /** Stands in its place until it has come. */
  readonly meanwhile?: ReactNode;
  /** Stands in its place where it did not arrive. */
  readonly otherwise?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** Draws with a part that is loaded on use: at once where it is there, else when it has come. */
export function Later<Part>({ part, meanwhile, otherwise, children }: LaterProps<Part>) {
  const here = part.here();
  const [failed, setFailed] = useState<boolean | null>(null);
  const missing = here === null;
  useEffect(() => {
    if (!missing) return undefined;
    let isGone = false;
    const end = (how: boolean) => () => isGone || setFailed(how);
    Promise.resolve(part.bring()).then(end(false), end(true));
    return () => {
      isGone = true;
    };
  }, [part, missing]);
  if (here !== null) return children(here);
  return failed === null ? meanwhile : otherwise;
}
