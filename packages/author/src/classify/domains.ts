import type { Domain } from "@alambic/contract";

/** Every domain of the contract, in the order in which it is offered. */
export const domains = [
  "languages",
  "social_sciences",
  "natural_sciences",
  "mathematics",
  "economics",
  "personal_development",
  "programming",
  "arts",
  "music",
  "gaming",
  "others",
] as const satisfies readonly Domain[];
