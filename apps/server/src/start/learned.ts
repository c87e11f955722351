import type { LoadFigures, PublishLearned } from "../http/Learned.ts";
import type { Feature } from "../http/Feature.ts";

/** Tells the features what a learner did, one after the other: a later one finds what an earlier one wrote. */
export function publishTo(features: readonly Pick<Feature, "learned">[]): PublishLearned {
  return async (tx, event) => {
    const badges = [];
    for (const { learned } of features)
      badges.push(...((await learned?.(tx, event))?.badges ?? []));
    return { badges };
  };
}

/** Gathers what the features know of a learner's dashboard. */
export function figuresOf(features: readonly Pick<Feature, "figures">[]): LoadFigures {
  return async (db, learner) => {
    let known = {};
    for (const { figures } of features) known = { ...known, ...(await figures?.(db, learner)) };
    return known;
  };
}
