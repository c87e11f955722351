import { lazy } from "../lazy.ts";
import type { LateParts } from "../player/PlayerParts.ts";

/**
 * What follows an answer where its card is rated: it comes with what judges the first one, or before. What a
 * lesson has too is loaded with it, so that no lesson loads ratings.
 */
export const ratingParts = lazy(async (): Promise<LateParts> => {
  const [late, { ratingActions }] = await Promise.all([
    import("../player/late-parts.ts"),
    import("./ratingActions.tsx"),
  ]);
  return { ...late.onScreen, Next: ratingActions(late), isFinal: true };
});
