import type { Area, Domain } from "@alambic/contract";

import { arts } from "./lexicon/arts.ts";
import { economics } from "./lexicon/economics.ts";
import { gaming } from "./lexicon/gaming.ts";
import { languages } from "./lexicon/languages.ts";
import { mathematics } from "./lexicon/mathematics.ts";
import { music } from "./lexicon/music.ts";
import { naturalSciences } from "./lexicon/natural-sciences.ts";
import { others } from "./lexicon/others.ts";
import { personalDevelopment } from "./lexicon/personal-development.ts";
import { programming } from "./lexicon/programming.ts";
import { socialSciences } from "./lexicon/social-sciences.ts";
import type { SkillWords } from "./SkillWords.ts";

/** A skill in its domain, with the phrases that speak for it. */
export interface Skill {
  readonly skill: string;
  readonly domain: Domain;
  readonly area: Area;
  readonly phrases: readonly string[];
}

const byDomain: Readonly<Record<Domain, readonly SkillWords[]>> = {
  languages,
  social_sciences: socialSciences,
  natural_sciences: naturalSciences,
  mathematics,
  economics,
  personal_development: personalDevelopment,
  programming,
  arts,
  music,
  gaming,
  others,
};

const domains = Object.keys(byDomain).filter(isDomain);

/** Every skill that topics are classified into. */
export const skills: readonly Skill[] = domains.flatMap((domain) =>
  byDomain[domain].map(({ skill, words }) => ({
    skill,
    domain,
    area: domain === "languages" ? ("foreign" as const) : ("generic" as const),
    phrases: words.split(",").map((phrase) => phrase.trim()),
  })),
);

/** The skills of each domain, to choose from when correcting. */
export function knownSkills(): { domain: Domain; skills: string[] }[] {
  return domains.map((domain) => ({
    domain,
    skills: byDomain[domain].map(({ skill }) => skill),
  }));
}

function isDomain(value: string): value is Domain {
  return Object.hasOwn(byDomain, value);
}
