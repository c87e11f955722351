import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Database } from "../../../platform/db/Store.ts";
import { namingColumns, readReferences } from "./references.ts";
import type { Reference } from "./references.ts";

/** Whose rows are looked for. */
export interface RowOwner {
  readonly id: string;
  /** The key of their address; null where nobody showed that it is theirs. */
  readonly emailKey: string | null;
}

type OfMember = (member: RowOwner) => RawBuilder<boolean>;

/** A table that holds something of a member, and which of its rows. */
export interface MemberTable {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  readonly ofMember: OfMember;
}

/**
 * Every table that holds something of a member, read from the database itself, so that none is forgotten:
 * what names a member or their address, and below it what names nobody but belongs to such a row. What
 * names another member is theirs, even below a capsule of this one.
 */
export async function findMemberTables(db: Database): Promise<readonly MemberTable[]> {
  const references = await readReferences(db);
  const keys = await readKeys(db);
  const found = new Map<string, OfMember>();
  for (const [table, columns] of namingColumns(references))
    found.set(table, ({ id }) =>
      anyOf([...columns].map((column) => sql`${sql.ref(column)} = ${id}::uuid`)),
    );
  const ofAddress: OfMember = ({ emailKey }) => sql<boolean>`email_key = ${emailKey}`;
  const columns = await readColumns(db);
  const withAddress = [...columns.keys()].filter(
    (table) => table !== "users" && columns.get(table)?.includes("email_key"),
  );
  for (const table of withAddress) {
    const byName = found.get(table);
    if (byName) found.set(table, (member) => anyOf([byName(member), ofAddress(member)]));
  }
  for (let grown = true; grown;) {
    grown = false;
    for (const { table, target } of references) {
      if (found.has(table) || !found.has(target)) continue;
      found.set(table, below(references, table, target, found.get(target)));
      grown = true;
    }
  }
  for (const table of withAddress) if (!found.has(table)) found.set(table, ofAddress);
  return [...found].map(([name, ofMember]) => ({
    name,
    ofMember,
    key: keys.get(name) ?? [],
    columns: columns.get(name) ?? [],
  }));
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Rows of a table that name a row of the member in another table. */
function below(
  references: readonly Reference[],
  table: string,
  target: string,
  ofTarget: OfMember | undefined,
): OfMember {
  const own = references.filter((one) => one.table === table && one.target === target);
  const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
  return (member) =>
    anyOf(
      own.map(
        ({ columns, target_columns }) => sql`(${list(columns)}) in (
          select ${list(target_columns)} from ${sql.table(target)}
          where ${ofTarget?.(member) ?? sql`false`})`,
      ),
    );
}

async function readColumns(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly table: string; readonly columns: readonly string[] }>`
    select table_name as table, json_agg(column_name order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public'
    group by table_name order by table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

async function readKeys(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select own.relname as table, column_.attname as column
    from pg_index index_
    join pg_class own on own.oid = index_.indrelid
    join pg_namespace space on space.oid = own.relnamespace and space.nspname = 'public'
    join pg_attribute column_
      on column_.attrelid = own.oid and column_.attnum = any (index_.indkey)
    where index_.indisprimary
    order by own.relname, array_position(index_.indkey::int2[], column_.attnum)`.execute(db);
  const keys = new Map<string, string[]>();
  for (const { table, column } of rows) keys.set(table, [...(keys.get(table) ?? []), column]);
  return keys;
}
