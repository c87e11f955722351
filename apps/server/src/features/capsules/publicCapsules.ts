import type { CapsuleLevel, Domain, Locale } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { namedBy } from "./namedBy.ts";
import { searchedWords, searchQuery } from "./searchText.ts";

/** What is looked for in the catalogue. */
export interface CatalogueQuery {
  readonly language?: Locale;
  readonly domain?: Domain;
  readonly level?: CapsuleLevel;
  readonly search?: string;
}

/**
 * The public capsules that a query asks for. Every word that is searched for begins a word of the
 * capsule, or of what its domain or its skill is called in a language of the app.
 */
export function publicCapsules(db: Database, { language, domain, level, search }: CatalogueQuery) {
  const words = searchedWords(search ?? "").map((word) => ({ word, ...namedBy(word) }));
  return db.selectFrom("capsules").where((capsule) => {
    const conditions = [capsule("is_public", "=", true)];
    if (language) conditions.push(capsule("language", "=", language));
    if (domain) conditions.push(capsule("domain", "=", domain));
    if (level) conditions.push(capsule("level", "=", level));
    for (const { word, domains, skills } of words) {
      const either = [capsule("search", "@@", searchQuery(word))];
      if (domains.length > 0) either.push(capsule("domain", "in", domains));
      if (skills.length > 0) either.push(capsule("main_skill", "in", skills));
      conditions.push(capsule.or(either));
    }
    return capsule.and(conditions);
  });
}
