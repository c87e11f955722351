import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { Lazy } from "./lazy.ts";

export interface WhenLoadedProps<Part> {
  readonly part: Lazy<Part>;
  /** Stands in its place until it has come. */
  readonly meanwhile?: ReactNode;
  /** Stands in its place where it did not arrive. */
  readonly otherwise?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** Draws with a part that is loaded on use: at once where it is there, else when it has come. */
export function WhenLoaded<Part>({ part, meanwhile, otherwise, children }: WhenLoadedProps<Part>) {
  const loaded = part.peek();
  const [failed, setFailed] = useState<boolean | null>(null);
  const missing = loaded === null;
  useEffect(() => {
    if (!missing) return undefined;
    let isGone = false;
    const end = (how: boolean) => () => isGone || setFailed(how);
    Promise.resolve(part.load()).then(end(false), end(true));
    return () => {
      isGone = true;
    };
  }, [part, missing]);
  if (loaded !== null) return children(loaded);
  return failed === null ? meanwhile : otherwise;
}
