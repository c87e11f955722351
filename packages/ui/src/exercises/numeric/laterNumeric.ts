import { late } from "../late.ts";

/** What reads and judges a typed number, and what is said of it. */
export const laterNumeric = late(async () => (await import("./numericMarking.ts")).numericMarking);
