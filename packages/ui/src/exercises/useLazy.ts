import { useEffect, useReducer } from "react";
import type { Lazy } from "./lazy.ts";

/**
 * What is loaded on use, as soon as it is wanted and there; draws again when it has come. Null until then,
 * and where it does not arrive.
 */
export function useLazy<Thing>({ load, peek }: Lazy<Thing>, wanted: boolean): Thing | null {
  const [, arrive] = useReducer((times: number) => times + 1, 0);
  const missing = peek() === null;
  useEffect(() => {
    const coming = wanted && missing ? load() : null;
    if (!(coming instanceof Promise)) return undefined;
    let isGone = false;
    coming.then(
      () => isGone || arrive(),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [load, wanted, missing]);
  return peek();
}
