import { setFlagsFromString } from "node:v8";

/**
 * What a start leaves behind would make V8 grow the part of its heap for new objects, and keep it:
 * 50 MB at rest. Meanwhile it is collected more often instead.
 */
export function limitSemiSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/** From now on it grows with the load again, as V8 has it. */
export function releaseSemiSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=2");
}
