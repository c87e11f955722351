import type { Capsule, Domain, Locale } from "@alambic/contract";
import { sql } from "kysely";

import { tellingWords } from "../author/index.ts";
import type { CapsuleReader } from "../capsules/CapsuleReader.ts";
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

/** What two language versions of a shipped capsule have in common: their keys up to the language. */
const family = (alias: string) =>
  sql<string | null>`split_part(${sql.ref(`${alias}.content_key`)}, ':', 1)`;

/**
 * The public capsules that come nearest to a topic: by its skill, by its words, in whichever language
 * it was typed, then by its domain. A capsule that is found by its name in another language stands
 * there in the language that is wished for.
 */
export async function suggestCapsules(
  db: Database,
  wish: Wish,
  reader: CapsuleReader,
): Promise<Capsule[]> {
  const words = anyWordQuery(tellingWords(`${wish.topic} ${wish.mainSkill}`).join(" "));
  const rank = sql<number>`(
    select coalesce(max(ts_rank(named.search, ${words})), 0)
    from capsules as named
    where named.is_public
      and named.search @@ ${words}
      and (named.id = capsules.id or ${family("named")} = ${family("capsules")})
  )`;
  const rows = await db
    .selectFrom("capsules")
    .select(capsuleColumns)
    .where("is_public", "=", true)
    .where("language", "=", wish.language)
    .where(({ eb, or }) =>
      or([eb("main_skill", "=", wish.mainSkill), eb("domain", "=", wish.domain), eb(rank, ">", 0)]),
    )
    .orderBy(({ eb }) => eb("main_skill", "=", wish.mainSkill), "desc")
    .orderBy(rank, "desc")
    .orderBy(({ eb }) => eb("domain", "=", wish.domain), "desc")
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  return completeCapsules(db, rows, reader);
}
