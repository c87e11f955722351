import { sql } from "kysely";

import type { Tx } from "../../../platform/db/Store.ts";
import { findMemberTables } from "./memberTables.ts";
import type { MemberTable } from "./memberTables.ts";
import { readReferences } from "./references.ts";
import type { Reference } from "./references.ts";
import { isSecret } from "./secrets.ts";

/** Why an archive cannot be made an account again. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const rowsAtOnce = 1000;

/**
 * Makes an account again from the `account.json` of its archive, with a password of its own, and returns its
 * name. What opens an account and what was asked for an address are not in an archive, and are not made
 * again; nor are powers. Throws an `ArchiveError` for what is no such file or holds rows of somebody else;
 * the database itself refuses an account that exists, and what belongs to a capsule that it lacks.
 */
export async function restoreMember(
  tx: Tx,
  archive: unknown,
  passwordHash: string,
): Promise<string> {
  const held = readTables(archive);
  const account = held.get("users")?.[0];
  const { id, username } = { id: null, username: null, ...account };
  if (typeof id !== "string" || typeof username !== "string")
    throw new ArchiveError("This file holds no account.");
  const tables = inOrder(await findMemberTables(tx), await readReferences(tx));
  for (const table of tables) {
    const rows = held.get(table.name) ?? [];
    if (rows.length === 0 || !isRestored(table)) continue;
    const given =
      table.name === "users"
        ? rows.map((row) => ({ ...row, password_hash: passwordHash, is_superuser: false }))
        : rows;
    await insertRows(tx, table.name, given);
    const theirs = await countRows(tx, table, id);
    if (theirs !== rows.length)
      throw new ArchiveError(`Of ${table.name}, this file holds rows of somebody else.`);
  }
  return username;
}

function readTables(archive: unknown): ReadonlyMap<string, Rows> {
  const { format, version, tables } = {
    format: null,
    version: null,
    tables: null,
    ...Object(archive),
  };
  if (
    format !== "alambic-account" ||
    version !== 1 ||
    typeof tables !== "object" ||
    tables === null
  )
    throw new ArchiveError("This is not the account.json of an archive.");
  return new Map(
    Object.entries(tables).filter((entry): entry is [string, Rows] => Array.isArray(entry[1])),
  );
}

/** What opens an account is not in an archive; what was asked for an address has had its answer. */
function isRestored({ name, columns }: MemberTable): boolean {
  return name === "users" || !columns.some((column) => isSecret(column) || column === "email_key");
}

/** Each table after those that its rows name. */
function inOrder(
  tables: readonly MemberTable[],
  references: readonly Reference[],
): readonly MemberTable[] {
  const ordered: MemberTable[] = [];
  const seen = new Set<string>();
  const place = (table: MemberTable) => {
    if (seen.has(table.name)) return;
    seen.add(table.name);
    for (const { target } of references.filter((one) => one.table === table.name)) {
      const before = tables.find(({ name }) => name === target);
      if (before) place(before);
    }
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

async function insertRows(tx: Tx, name: string, rows: Rows): Promise<void> {
  const table = sql.table(name);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await sql`insert into ${table}
      select * from json_populate_recordset(null::${table}, ${some}::json)`.execute(tx);
  }
}

async function countRows(tx: Tx, { name, ofMember }: MemberTable, id: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from ${sql.table(name)}
    where ${ofMember({ id, emailKey: null })}`.execute(tx);
  return rows[0]?.count ?? 0;
}
