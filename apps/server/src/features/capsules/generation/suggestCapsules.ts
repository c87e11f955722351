import type { Capsule, Locale } from "@alambic/contract";
import { sql } from "kysely";

import { contentWords } from "@alambic/author/classify";
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

/** What the language versions of a shipped capsule have in common: their keys up to the language. */
const family = sql<string>`coalesce(split_part(content_key, ':', 1), id::text)`;

/** More words than any name has: they are a text, whose words any capsule may share. */
const mostWords = 12;

/** The share of a topic's words that stand in what a capsule is called and described by. */
function shareOf(topic: string) {
  const words = contentWords(topic);
  if (words.length > mostWords) return sql<number>`0::float`;
  const found = words.map((word) => sql`(search @@ plainto_tsquery('simple', ${word}))::int`);
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
  const rows = await nearCapsules(db, wish).execute();
  return completeCapsules(db, rows, reader);
}

/** Each public capsule is read twice, however many there are: for its family, and to be shown. */
export function nearCapsules(db: Database, { topic, mainSkill, language }: Wish) {
  return db
    .with("families", (query) =>
      query
        .selectFrom("capsules")
        .select((eb) => [family.as("family"), eb.fn.max(shareOf(topic)).as("share")])
        .where("is_public", "=", true)
        .groupBy(family),
    )
    .selectFrom("capsules")
    .innerJoin("families", (join) => join.on("families.family", "=", family))
    .select(capsuleColumns)
    .where("is_public", "=", true)
    .where("language", "=", language)
    .where(({ eb, or }) => or([eb("main_skill", "=", mainSkill), eb("share", ">=", 0.5)]))
    .orderBy(({ eb }) => eb("main_skill", "=", mainSkill), "desc")
    .orderBy("share", "desc")
    .orderBy("created_at", "desc")
    .limit(most);
}
