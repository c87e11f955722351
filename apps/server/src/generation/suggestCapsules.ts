import type { Capsule, Domain, Locale } from "@alambic/contract";
import { sql } from "kysely";

import { capsuleColumns } from "../capsules/capsuleColumns.ts";
import { completeCapsules } from "../capsules/completeCapsules.ts";
import { anyWordQuery } from "../capsules/searchText.ts";
import type { Database } from "../db/Store.ts";

export interface Wish {
  readonly topic: string;
  readonly domain: Domain;
  readonly mainSkill: string;
  readonly language: Locale;
}

const most = 3;

/** The public capsules that come nearest to a topic: by its skill, its words, then its domain. */
export async function suggestCapsules(
  db: Database,
  wish: Wish,
  readerId: string,
): Promise<Capsule[]> {
  const words = anyWordQuery(`${wish.topic} ${wish.mainSkill}`);
  const rows = await db
    .selectFrom("capsules")
    .select(capsuleColumns)
    .where("is_public", "=", true)
    .where("language", "=", wish.language)
    .where(({ eb, or }) =>
      or([
        eb("main_skill", "=", wish.mainSkill),
        eb("domain", "=", wish.domain),
        eb("search", "@@", words),
      ]),
    )
    .orderBy(({ eb }) => eb("main_skill", "=", wish.mainSkill), "desc")
    .orderBy(sql`ts_rank(search, ${words})`, "desc")
    .orderBy(({ eb }) => eb("domain", "=", wish.domain), "desc")
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  return completeCapsules(db, rows, readerId);
}
