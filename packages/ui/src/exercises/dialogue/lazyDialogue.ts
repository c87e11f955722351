import { lazy } from "../lazy.ts";

/** What judges lines, and what is said of them. */
export const lazyDialogue = lazy(
  async () => (await import("./dialogueMarking.ts")).dialogueMarking,
);
