import type * as Parts from "./extra-parts.ts";
import { lazy } from "../lazy.ts";

/**
 * What an exercise shows at times only, and what follows an answer, as one part: parts that shared
 * anything would have bundlers take that, and React, into files of their own. It comes once somebody
 * answers, or asks to see the right answer; at once where there is a hint, or content that is damaged.
 */
export const extras = lazy(() => import("./extra-parts.ts"));

export type Extras = typeof Parts;
