import type { Domain } from "@alambic/contract";
import type { Tone } from "../../tokens/index.ts";

/** The tone of each domain's tiles, so that a shelf of capsules is told apart at a glance. */
export const domainTones: Readonly<Record<Domain, Tone>> = {
  languages: "accent",
  mathematics: "right",
  natural_sciences: "right",
  social_sciences: "warm",
  economics: "warning",
  personal_development: "warm",
  programming: "info",
  arts: "wrong",
  music: "accent",
  gaming: "info",
  others: "neutral",
};
