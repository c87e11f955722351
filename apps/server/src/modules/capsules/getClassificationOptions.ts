import type { Area, ClassificationOptions, Domain, TaughtLanguage } from "@alambic/contract";

import { memberOperation } from "../../app/operation.ts";

const domains: readonly Domain[] = [
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
];

const areas: readonly Area[] = ["foreign", "generic", "old", "fle"];

const languages: readonly TaughtLanguage[] = [
  "japanese",
  "dutch",
  "french",
  "english",
  "spanish",
  "german",
  "italian",
  "portuguese",
];

/** What a topic can be classified as, to choose from when correcting. */
export const getClassificationOptions = memberOperation<"getClassificationOptions">(
  async ({ services }) => {
    const known = await services.author.knownSkills();
    const body: ClassificationOptions = {
      domains: [...domains],
      areas: [...areas],
      languages: [...languages],
      skills: domains.map((domain) => ({
        domain,
        skills: [...(known.find((entry) => entry.domain === domain)?.skills ?? [])],
      })),
    };
    return { status: 200, body };
  },
);
