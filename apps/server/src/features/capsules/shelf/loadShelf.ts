import type { Locale } from "@alambic/contract";
import { sql } from "kysely";

import type { Database, Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { takeStartLock } from "../../../platform/db/locks.ts";
import type { JobSender } from "../../../platform/jobs/Jobs.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { foldText } from "../searchText.ts";
import { entriesIn } from "./entries.ts";
import { printedFile, readPrinted } from "./PrintedEntry.ts";
import { shelfId, shelfKey } from "./shelfKey.ts";
import { shelfJob } from "./shelfJob.ts";

const languages: readonly Locale[] = ["fr", "en", "nl"];

/** The files that say what stands on the shelf. */
export const shelfFiles: readonly URL[] = languages.map(printedFile);

/** The shelf is older than all else in the catalogue; its first capsule is the newest of it. */
const newest = Date.UTC(2026, 0, 1);
const second = 1000;

interface ShelfStore {
  readonly db: Database;
  readonly jobs: Pick<JobSender, "send">;
}

/**
 * Puts the capsules of the shelf into the catalogue, each as a row that is not made; those that were made
 * and changed are brought up to date by jobs. Returns their keys.
 */
export function loadShelf({ db, jobs }: ShelfStore): Promise<readonly string[]> {
  return transact(db, async (tx) => {
    await takeStartLock(tx, "shippedContent");
    const rows = languages.flatMap(shelfRows);
    await storeRows(tx, rows);
    const changed = await tx
      .selectFrom("shelf_entries")
      .select("capsule_id")
      .where("made_version", "is not", null)
      .where("made_version", "<>", sql.ref<string>("version"))
      .execute();
    for (const { capsule_id } of changed) await jobs.send(tx, shelfJob, { capsule_id });
    return rows.map(({ content_key }) => content_key);
  });
}

function shelfRows(language: Locale) {
  const printed = new Map(readPrinted(language).map((entry) => [entry.key, entry]));
  return entriesIn(language).flatMap((entry, place) => {
    const text = printed.get(entry.key);
    if (text === undefined) return [];
    const { title, description, key: _, ...rest } = text;
    const { domain, area, skill, icon, level, after } = entry;
    return [
      {
        ...rest,
        id: shelfId(entry.key, language),
        content_key: shelfKey(entry.key, language),
        title,
        description,
        domain,
        area,
        main_skill: skill,
        language,
        icon,
        level,
        after_id: after === undefined ? null : shelfId(after, language),
        searched: foldText([title, description, domain, skill].join(" ")),
        created_at: new Date(newest - place * second).toISOString(),
      },
    ];
  });
}

/** All rows in two statements: a capsule may build on one that is stored with it. */
async function storeRows(tx: Tx, rows: ReturnType<typeof shelfRows>): Promise<void> {
  await sql`
    insert into capsules (
      id, content_key, title, description, domain, area, main_skill, language, icon, level, after_id,
      author_name, made_from_kind, made_from_label, tags, objectives, prerequisites, is_public,
      generation_status, search, created_at
    )
    select
      id, content_key, title, description, domain, area, main_skill, language, icon, level, after_id,
      'Alambic', 'shipped', 'Alambic', '[]', '[]', '[]', true,
      'completed', to_tsvector('simple', searched), created_at
    from jsonb_to_recordset(${json(rows)}::jsonb) as shelf (
      id uuid, content_key text, title text, description text, domain text, area text,
      main_skill text, language text, icon text, level text, after_id uuid, searched text,
      created_at timestamptz
    )
    on conflict (id) do update set
      title = excluded.title, description = excluded.description, domain = excluded.domain,
      area = excluded.area, main_skill = excluded.main_skill, icon = excluded.icon,
      level = excluded.level, after_id = excluded.after_id, is_public = true,
      search = excluded.search, created_at = excluded.created_at
  `.execute(tx);
  await sql`
    insert into shelf_entries (
      capsule_id, version, level_count, lesson_count, atom_count, xp_total
    )
    select id, version, level_count, lesson_count, atom_count, xp_total
    from jsonb_to_recordset(${json(rows)}::jsonb) as shelf (
      id uuid, version text, level_count integer, lesson_count integer, atom_count integer,
      xp_total integer
    )
    on conflict (capsule_id) do update set
      version = excluded.version, level_count = excluded.level_count,
      lesson_count = excluded.lesson_count, atom_count = excluded.atom_count,
      xp_total = excluded.xp_total
  `.execute(tx);
}
