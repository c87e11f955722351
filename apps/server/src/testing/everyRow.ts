import { sql } from "kysely";

import type { Database } from "../platform/db/Store.ts";

/** Every row of every table, as "table: JSON"; `everywhere` those of the job queue too, which keeps its own books. */
export async function everyRow(
  db: Database,
  where: "own" | "everywhere" = "own",
): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql<{ readonly space: string; readonly name: string }>`
    select table_schema as space, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')
      and (table_schema = 'public' or ${where === "everywhere"})
      and table_type = 'BASE TABLE'`.execute(db);
  const found = new Set<string>();
  for (const { space, name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(held) as row from ${sql.table(`${space}.${name}`)} as held`.execute(db);
    for (const { row } of rows) found.add(`${name}: ${JSON.stringify(row)}`);
  }
  return found;
}
