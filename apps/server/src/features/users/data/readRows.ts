import { sql } from "kysely";

import type { Database } from "../../../platform/db/Store.ts";
import type { MemberTable } from "./memberTables.ts";

export type Row = Readonly<Record<string, unknown>>;

const rowsAtOnce = 2000;

/** What opens the account, for whoever finds the archive. */
const secret = /_hash$|secret$|^parameters$/u;

/** The rows of a member in a table, some at a time, so that no table has to fit into memory. */
export async function* readRows(
  db: Database,
  { name, key, ofMember }: MemberTable,
  userId: string,
): AsyncGenerator<Row> {
  const order = key.length === 0 ? sql`1` : sql.join(key.map((column) => sql.ref(column)));
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows } = await sql<{ readonly row: Row }>`
      select to_jsonb(held) as row from (
        select * from ${sql.table(name)} where ${ofMember(userId)}
        order by ${order} limit ${rowsAtOnce} offset ${offset}) as held`.execute(db);
    for (const { row } of rows) yield withoutSecrets(row);
    if (rows.length < rowsAtOnce) return;
  }
}

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secret.test(column)));
}
