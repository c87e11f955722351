import type { Domain } from "@alambic/contract";

import { domains } from "./domains.ts";
import { readLexicon } from "./readLexicon.ts";
import type { Skill } from "./readLexicon.ts";
import { wordsOfDataSets } from "./wordsOfDataSets.ts";

let all: readonly Skill[] | undefined;

/** Every skill that topics are classified into, read once. */
export function allSkills(): readonly Skill[] {
  if (all === undefined) {
    const named = wordsOfDataSets();
    all = domains
      .flatMap((domain) => readLexicon(domain))
      .map((skill) => ({
        ...skill,
        phrases: [...skill.phrases, ...(named.get(skill.skill) ?? [])],
      }));
  }
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
