import { lazy } from "../lazy.ts";

/** What follows an answer within a lesson: it comes with what judges the first one, or before. */
export const lateParts = {
  inPage: lazy(async () => (await import("./late-parts.ts")).inPage),
  onScreen: lazy(async () => (await import("./late-parts.ts")).onScreen),
};
