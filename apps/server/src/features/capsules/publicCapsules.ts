import type { CapsuleLevel, Domain, Locale } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { searchQuery } from "./searchText.ts";

/** What is looked for in the catalogue. */
export interface CatalogueQuery {
  readonly language?: Locale;
  readonly domain?: Domain;
  readonly level?: CapsuleLevel;
  readonly search?: string;
}

/** The public capsules that a query asks for. */
export function publicCapsules(db: Database, { language, domain, level, search }: CatalogueQuery) {
  const words = search === undefined ? null : searchQuery(search);
  return db.selectFrom("capsules").where((capsule) => {
    const conditions = [capsule("is_public", "=", true)];
    if (language) conditions.push(capsule("language", "=", language));
    if (domain) conditions.push(capsule("domain", "=", domain));
    if (level) conditions.push(capsule("level", "=", level));
    if (words) conditions.push(capsule("search", "@@", words));
    return capsule.and(conditions);
  });
}
