import type { Domain } from "@alambic/contract";

import { domains } from "./domains.ts";
import { readLexicon } from "./readLexicon.ts";
import type { Skill } from "./readLexicon.ts";

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
