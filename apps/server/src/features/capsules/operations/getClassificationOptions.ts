import type { Area, ClassificationOptions, TaughtLanguage } from "@alambic/contract";
import { domains } from "@alambic/author/classify";

import { memberOperation } from "../../../http/operation.ts";

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
