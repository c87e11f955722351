import { sql } from "kysely";

import type { Database } from "../../../platform/db/Store.ts";

/** Columns that name a row of another table by its key. */
export interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  /** The columns of the other table, in the same order. */
  readonly target_columns: readonly string[];
}

/** Every reference of the database, as it says itself. */
export async function readReferences(db: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select own.relname as table, other.relname as target,
      (select json_agg(attname order by place) from unnest(link.conkey) with ordinality as key(number, place)
        join pg_attribute on attrelid = link.conrelid and attnum = key.number) as columns,
      (select json_agg(attname order by place) from unnest(link.confkey) with ordinality as key(number, place)
        join pg_attribute on attrelid = link.confrelid and attnum = key.number) as target_columns
    from pg_constraint link
    join pg_class own on own.oid = link.conrelid
    join pg_class other on other.oid = link.confrelid
    join pg_namespace space on space.oid = own.relnamespace and space.nspname = 'public'
    where link.contype = 'f'
    order by own.relname, link.conname`.execute(db);
  return rows;
}

/**
 * The columns of each table that name a member: those that refer to an account, and those that refer to
 * such a column of another table.
 */
export function namingColumns(
  references: readonly Reference[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const naming = new Map<string, Set<string>>([["users", new Set(["id"])]]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { table, columns, target, target_columns } of references) {
      const named = columns.filter((_column, place) =>
        naming.get(target)?.has(target_columns[place] ?? ""),
      );
      const known = naming.get(table) ?? new Set();
      if (named.every((column) => known.has(column))) continue;
      naming.set(table, new Set([...known, ...named]));
      grown = true;
    }
  }
  return naming;
}
