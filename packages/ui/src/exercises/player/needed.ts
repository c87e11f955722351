import type { Judge, Playable } from "../playable.ts";
import { extras } from "./extras.ts";
import type { Extras } from "./extras.ts";

export type Needed = readonly [Judge, Extras];

/** What judges answers and what follows them: at once where both are there. */
export function needed(playable: Playable): Needed | Promise<Needed> {
  const judge = playable.judge();
  const after = extras.load();
  return judge instanceof Promise || after instanceof Promise
    ? Promise.all([judge, after])
    : [judge, after];
}
