import { chemistryRules } from "../chemistry/rules.ts";
import { chessRules } from "../chess/rules.ts";
import { mapRules } from "../geography/map-rules.ts";
import { geographyRules } from "../geography/rules.ts";
import { logicRules } from "../logic/rules.ts";
import { musicRules } from "../music/rules.ts";
import { programmingRules } from "../programming/rules.ts";
import type { Rule } from "./Rule.ts";

/** Every rule, by its name. How it is asked is in the catalogue: `author.rule.<name>.*`. */
export const rules = {
  ...musicRules,
  ...chemistryRules,
  ...logicRules,
  ...geographyRules,
  ...mapRules,
  ...chessRules,
  ...programmingRules,
} satisfies Record<string, Rule>;
export type RuleName = keyof typeof rules;

/** The rules that drills ask about in words; those of programs show code, those of maps a picture. */
export type SpokenRule = Exclude<RuleName, keyof typeof programmingRules | keyof typeof mapRules>;

/** Rules whose answers are sizes that things can be put in order by: `author.rule.<name>.order`. */
const orderedRules = [
  "music-length",
  "music-semitones",
  "chemistry-number",
  "chemistry-mass",
  "chess-value",
  "chess-reach",
  "geography-count",
] as const satisfies readonly SpokenRule[];

export function isOrderedRule(name: SpokenRule): name is (typeof orderedRules)[number] {
  return orderedRules.some((ordered) => ordered === name);
}

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}
