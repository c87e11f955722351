import type { Change } from "./Change.ts";

export function exercise(kind: string): Change {
  throw new Error(kind);
}
