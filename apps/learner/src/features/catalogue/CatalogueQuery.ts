import type { CapsuleLevel, Domain, Locale } from "@alambic/contract";

/** Which languages of instruction are shown. */
export type LanguageFilter = "mine" | "all";

export type LevelFilter = CapsuleLevel | "all";

/** What is looked for in the catalogue, as the contract takes it. */
export interface CatalogueQuery {
  readonly language?: Locale;
  readonly level?: CapsuleLevel;
  readonly search?: string;
}

export const domainParameter = "domain";

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

/** The domain that an address names; null where it names none. */
export function domainIn(search: string): Domain | null {
  const named = new URLSearchParams(search).get(domainParameter);
  return domains.find((domain) => domain === named) ?? null;
}
