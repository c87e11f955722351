import { musicRules } from "./music/rules.ts";
import type { Rule } from "./Rule.ts";

/** Every rule, by its name. How it is asked is in the catalogue: `author.rule.<name>.*`. */
export const rules = { ...musicRules } satisfies Record<string, Rule>;
export type RuleName = keyof typeof rules;

/** Rules whose answers are sizes that things can be put in order by: `author.rule.<name>.order`. */
const orderedRules = ["music-length", "music-semitones"] as const satisfies readonly RuleName[];

export function isOrderedRule(name: RuleName): name is (typeof orderedRules)[number] {
  return orderedRules.some((ordered) => ordered === name);
}

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}
