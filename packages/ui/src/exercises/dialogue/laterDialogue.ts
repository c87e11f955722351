import { late } from "../late.ts";

/** What judges lines, and what is said of them. */
export const laterDialogue = late(
  async () => (await import("./dialogueMarking.ts")).dialogueMarking,
);
