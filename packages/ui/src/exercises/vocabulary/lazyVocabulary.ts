import { lazy } from "../lazy.ts";

/** What judges translations, and what is said of them. */
export const lazyVocabulary = lazy(
  async () => (await import("./vocabularyMarking.ts")).vocabularyMarking,
);
