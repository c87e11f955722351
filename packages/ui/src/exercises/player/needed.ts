import type { Lazy } from "../lazy.ts";
import type { Judge, Playable } from "../playable.ts";
import { extras } from "./extras.ts";
import type { Extras } from "./extras.ts";
import type { LateParts } from "./PlayerParts.ts";

export type Needed = readonly [Judge, Extras];

/** What judges answers and what follows them, with what the host adds: at once where all is there. */
export function needed(playable: Playable, late?: Lazy<LateParts>): Needed | Promise<Needed> {
  const judge = playable.judge();
  const after = extras.load();
  const added = late?.load();
  if (!(judge instanceof Promise || after instanceof Promise || added instanceof Promise)) {
    return [judge, after];
  }
  return Promise.all([judge, after, added]).then(([by, parts]) => [by, parts]);
}
