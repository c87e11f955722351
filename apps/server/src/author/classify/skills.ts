import type { Domain } from "@alambic/contract";

import { readLexicon } from "./readLexicon.ts";
import type { Skill } from "./readLexicon.ts";

const domains = [
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

let all: readonly Skill[] | undefined;

/** Every skill that topics are classified into, read once. */
export function allSkills(): readonly Skill[] {
  all ??= domains.flatMap((domain) => readLexicon(domain));
  return all;
}

/** The skills of each domain, to choose from when correcting. */
export function knownSkills(): { domain: Domain; skills: string[] }[] {
  return domains.map((domain) => ({
    domain,
    skills: allSkills()
      .filter((skill) => skill.domain === domain)
      .map(({ skill }) => skill),
  }));
}
