import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Database } from "../../../platform/db/Store.ts";

/** A column that names a row of another table. */
interface Reference {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly target_column: string;
}

/** A table that holds something of a member, and which of its rows. */
export interface MemberTable {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  readonly ofMember: (userId: string) => RawBuilder<boolean>;
}

/**
 * Every table that holds something of a member, read from the database itself, so that none is forgotten:
 * what names a member, and below it what names nobody but belongs to such a row. What names another
 * member is theirs, even below a capsule of this one.
 */
export async function findMemberTables(db: Database): Promise<readonly MemberTable[]> {
  const references = await readReferences(db);
  const keys = await readKeys(db);
  const found = new Map<string, (userId: string) => RawBuilder<boolean>>();
  found.set("users", (userId) => sql<boolean>`id = ${userId}::uuid`);
  const naming = new Set(
    references.filter(({ target }) => target === "users").map(({ table }) => table),
  );
  for (const table of naming) found.set(table, anyOf(references, table, "users", found));
  for (let grown = true; grown;) {
    grown = false;
    for (const { table, target } of references) {
      if (found.has(table) || !found.has(target)) continue;
      found.set(table, anyOf(references, table, target, found));
      grown = true;
    }
  }
  return [...found].map(([name, ofMember]) => ({ name, ofMember, key: keys.get(name) ?? [] }));
}

/** Rows of a table of which one of its columns names a row of the member in another table. */
function anyOf(
  references: readonly Reference[],
  table: string,
  target: string,
  found: ReadonlyMap<string, (userId: string) => RawBuilder<boolean>>,
): (userId: string) => RawBuilder<boolean> {
  const own = references.filter((one) => one.table === table && one.target === target);
  const ofTarget = found.get(target);
  return (userId) => {
    const conditions = own.map(
      ({ column, target_column }) =>
        sql<boolean>`${sql.ref(column)} in (
          select ${sql.ref(target_column)} from ${sql.table(target)}
          where ${ofTarget?.(userId) ?? sql`false`})`,
    );
    return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
  };
}

async function readReferences(db: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select own.relname as table, column_.attname as column,
      other.relname as target, target_column.attname as target_column
    from pg_constraint link
    join pg_class own on own.oid = link.conrelid
    join pg_class other on other.oid = link.confrelid
    join pg_namespace space on space.oid = own.relnamespace and space.nspname = 'public'
    join pg_attribute column_
      on column_.attrelid = link.conrelid and column_.attnum = link.conkey[1]
    join pg_attribute target_column
      on target_column.attrelid = link.confrelid and target_column.attnum = link.confkey[1]
    where link.contype = 'f' and array_length(link.conkey, 1) = 1
    order by own.relname, column_.attname`.execute(db);
  return rows;
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
