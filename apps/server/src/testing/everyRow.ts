import { sql } from "kysely";

import type { Database } from "../platform/db/Store.ts";

/** Every row of every table, as "table: JSON". */
export async function everyRow(db: Database): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(held) as row from ${sql.table(name)} as held`.execute(db);
    for (const { row } of rows) found.add(`${name}: ${JSON.stringify(row)}`);
  }
  return found;
}
