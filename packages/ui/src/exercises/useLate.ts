import { useEffect, useReducer } from "react";
import type { Late } from "./late.ts";

/**
 * What comes late, as soon as it is wanted and there; draws again when it has come. Null until then,
 * and where it does not arrive.
 */
export function useLate<Thing>({ bring, here }: Late<Thing>, wanted: boolean): Thing | null {
  const [, arrive] = useReducer((times: number) => times + 1, 0);
  const missing = here() === null;
  useEffect(() => {
    const coming = wanted && missing ? bring() : null;
    if (!(coming instanceof Promise)) return undefined;
    let isGone = false;
    coming.then(
      () => isGone || arrive(),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [bring, wanted, missing]);
  return here();
}
