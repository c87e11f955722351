import { useLayoutEffect, useState } from "react";
import { drawInTurns } from "./drawInTurns.ts";

/** Whether its turn to be drawn has come: before the first frame for the first of a page. */
export function useTurn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => drawInTurns(() => setDrawn(true)), []);
  return isDrawn;
}
