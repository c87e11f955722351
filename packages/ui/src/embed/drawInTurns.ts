import { afterFrame } from "../exercises/player/afterFrame.ts";

/** Milliseconds of drawing between two frames. */
const share = 8;

const waiting: (() => void)[] = [];
let inTurns = false;

/**
 * Draws the first exercise of a page at once, and those after it between frames, in their order: the
 * first can be answered while the others come.
 */
export function drawInTurns(draw: () => void): void {
  waiting.push(draw);
  if (!inTurns) takeTurn();
}

function takeTurn(): void {
  const end = performance.now() + share;
  inTurns = waiting.length > 0;
  if (!inTurns) return;
  do waiting.shift()?.();
  while (performance.now() < end && waiting.length > 0);
  afterFrame(takeTurn);
}
