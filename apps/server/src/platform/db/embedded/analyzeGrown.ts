import { sql } from "kysely";

import type { Database } from "../Store.ts";

/** A table is counted anew once it takes so many times the pages that it took when it was last counted. */
const growth = 1.1;

/** What has no order is read for nothing, and is most of what is read. */
const uncounted = ["json", "jsonb", "bytea"];

/**
 * Counts what is where in the tables that have grown, as PostgreSQL does by itself and the embedded
 * database does not: without it, queries are planned as if the tables were nearly empty. One table at a
 * time, so that others are answered in between. Returns the tables.
 */
export async function analyzeGrown(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid and t.typname <> all (${uncounted}::text[])
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and pg_relation_size(c.oid) > ${growth}::float8 * c.relpages * current_setting('block_size')::int
    group by c.oid, c.relname
    order by c.relname`.execute(db);
  for (const { name, columns } of rows) {
    const counted = columns.map((column) => sql.ref(column));
    await sql`analyze ${sql.table(name)} (${sql.join(counted)})`.execute(db);
  }
  return rows.map(({ name }) => name);
}
