import { late } from "../late.ts";

/** What judges translations, and what is said of them. */
export const laterVocabulary = late(
  async () => (await import("./vocabularyMarking.ts")).vocabularyMarking,
);
