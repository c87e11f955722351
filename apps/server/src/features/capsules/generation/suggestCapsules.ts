import type { Capsule, Locale } from "@alambic/contract";
import { sql } from "kysely";

import { tellingWords } from "../../../author/classify/tellingWords.ts";
import type { CapsuleReader } from "../CapsuleReader.ts";
import { capsuleColumns } from "../capsuleColumns.ts";
import { completeCapsules } from "../completeCapsules.ts";
import type { Database } from "../../../platform/db/Store.ts";

export interface Wish {
  readonly topic: string;
  readonly mainSkill: string;
  readonly language: Locale;
}

const most = 3;

/** What two language versions of a shipped capsule have in common: their keys up to the language. */
const family = (alias: string) =>
  sql<string | null>`split_part(${sql.ref(`${alias}.content_key`)}, ':', 1)`;

/** More words than any name has: they are a text, whose words any capsule may share. */
const mostWords = 12;

/** The share of a topic's words that stand in what a capsule is called and described by. */
function shareOf(topic: string, alias: string) {
  const words = tellingWords(topic);
  if (words.length > mostWords) return sql<number>`0::float`;
  const found = words.map(
    (word) => sql`(${sql.ref(`${alias}.search`)} @@ plainto_tsquery('simple', ${word}))::int`,
  );
  return sql<number>`(${sql.join(found, sql` + `)})::float / ${words.length}`;
}

/**
 * The public capsules that come near a topic: those of its skill, and those that are called by at least
 * half of its words, in whichever language it was typed. A domain in common is not near. A capsule that
 * is found by its name in another language stands there in the language that is wished for.
 */
export async function suggestCapsules(
  db: Database,
  wish: Wish,
  reader: CapsuleReader,
): Promise<Capsule[]> {
  const share = sql<number>`(
    select coalesce(max(${shareOf(wish.topic, "named")}), 0)
    from capsules as named
    where named.is_public
      and (named.id = capsules.id or ${family("named")} = ${family("capsules")})
  )`;
  const rows = await db
    .selectFrom("capsules")
    .select(capsuleColumns)
    .where("is_public", "=", true)
    .where("language", "=", wish.language)
    .where(({ eb, or }) => or([eb("main_skill", "=", wish.mainSkill), eb(share, ">=", 0.5)]))
    .orderBy(({ eb }) => eb("main_skill", "=", wish.mainSkill), "desc")
    .orderBy(share, "desc")
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  return completeCapsules(db, rows, reader);
}
