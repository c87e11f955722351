import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import { findMemberTables } from "../features/users/data/memberTables.ts";
import { namingColumns, readReferences } from "../features/users/data/references.ts";
import type { Reference } from "../features/users/data/references.ts";
import type { Database } from "../platform/db/Store.ts";

export interface Canary {
  readonly word: string;
  readonly memberId: string;
  readonly emailKey: string;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

type Planted = Map<string, Readonly<Record<string, unknown>>>;

/**
 * Writes a row of a member into every table that holds something of them, with a word in every column
 * that can hold one, whatever the table's own rules say of it: they are taken away. Returns the columns
 * that hold the word, as `table.column`.
 */
export async function plantCanary(db: Database, canary: Canary): Promise<readonly string[]> {
  const references = await readReferences(db);
  const naming = namingColumns(references);
  const columns = await readColumns(db);
  const waiting = (await findMemberTables(db))
    .map(({ name }) => name)
    .filter((name) => name !== "users");
  await dropRules(db);
  const planted: Planted = new Map();
  while (waiting.length > 0) {
    const next = waiting.findIndex((table) => isReady(table, references, waiting));
    const [table] = waiting.splice(next, 1);
    if (table === undefined) throw new Error("Tables refer to each other in a circle.");
    const own = columns.filter((column) => column.table === table);
    const values = Object.fromEntries(own.map((column) => [column.name, valueOf(column, canary)]));
    const named = [...(naming.get(table) ?? [])].map((name) => [name, canary.memberId]);
    const row = {
      ...values,
      ...keysOf(table, references, planted),
      ...Object.fromEntries(named),
      ...("email_key" in values && named.length === 0 && { email_key: canary.emailKey }),
    };
    await sql`insert into ${sql.table(table)} select *
      from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
      db,
    );
    planted.set(table, row);
  }
  return [...planted].flatMap(([table, row]) =>
    Object.entries(row)
      .filter(([, value]) => JSON.stringify(value).includes(canary.word))
      .map(([column]) => `${table}.${column}`),
  );
}

/** Whether no table waits that this one refers to. */
function isReady(
  table: string,
  references: readonly Reference[],
  waiting: readonly string[],
): boolean {
  return references
    .filter((one) => one.table === table && one.target !== table)
    .every(({ target }) => !waiting.includes(target));
}

/** What names the rows that were planted before. */
function keysOf(
  table: string,
  references: readonly Reference[],
  planted: Planted,
): Readonly<Record<string, unknown>> {
  const own = references.filter((one) => one.table === table && one.target !== "users");
  const keys = own.flatMap(({ columns, target, target_columns }) =>
    columns.map((column, place) => [
      column,
      planted.get(target)?.[target_columns[place] ?? ""] ?? null,
    ]),
  );
  return Object.fromEntries(keys);
}

function valueOf({ name, type }: Column, { word }: Canary): unknown {
  switch (type) {
    case "text":
      return `${word} ${name}`;
    case "json":
    case "jsonb":
      return { [word]: word };
    case "tsvector":
      return word;
    case "uuid":
      return randomUUID();
    case "bytea":
      return String.raw`\x${Buffer.from(`${word} ${name}`).toString("hex")}`;
    case "boolean":
      return false;
    case "date":
      return "2001-01-01";
    case "timestamp with time zone":
      return "2001-01-01T00:00:00Z";
    case "integer":
    case "bigint":
    case "double precision":
      return 1;
    default:
      throw new Error(`Nothing is known to plant into ${name}, which is of the type ${type}.`);
  }
}

/** Without its rules a column takes any word. */
async function dropRules(db: Database): Promise<void> {
  const { rows } = await sql<{ readonly table: string; readonly rule: string }>`
    select own.relname as table, conname as rule from pg_constraint
    join pg_class own on own.oid = conrelid
    join pg_namespace space on space.oid = own.relnamespace and space.nspname = 'public'
    where contype = 'c'`.execute(db);
  for (const { table, rule } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(rule)}`.execute(db);
}

async function readColumns(db: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, data_type as type
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return rows;
}
