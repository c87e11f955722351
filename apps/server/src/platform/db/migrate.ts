import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";

import { sql } from "kysely";

import { takeStartLock } from "./locks.ts";
import type { Database, Tx } from "./Store.ts";

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** The database is not one that this version of the server may use. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
}

interface AppliedMigration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

/** The migrations that ship with the server, `0001_name.sql` first. */
export function readMigrations(folder = new URL("./migrations/", import.meta.url)): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => ({
      version: Number.parseInt(file, 10),
      name: file.replace(/\.sql$/u, ""),
      sql: readFileSync(new URL(file, folder), "utf8"),
    }));
}

/**
 * Brings a database up to date, all or nothing, and returns the names of what was applied. Throws a
 * `SchemaError` for a schema that is newer than the migrations, or was made by other ones.
 */
export function migrate(db: Database, migrations = readMigrations()): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await takeStartLock(tx, "migration");
    const applied = await readApplied(tx);
    assertKnown(applied, migrations);
    const pending = migrations.filter(
      ({ version }) => !applied.some((migration) => migration.version === version),
    );
    for (const migration of pending) await apply(tx, migration);
    return pending.map(({ name }) => name);
  });
}

async function readApplied(tx: Tx): Promise<readonly AppliedMigration[]> {
  await sql`create table if not exists schema_migrations (
    version integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`.execute(tx);
  const { rows } = await sql<AppliedMigration>`
    select version, name, checksum from schema_migrations order by version`.execute(tx);
  return rows;
}

function assertKnown(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const { version, name, checksum } of applied) {
    const known = migrations.find((migration) => migration.version === version);
    if (!known) {
      throw new SchemaError(
        `The database has migration ${name}, which this version does not know. ` +
          "Start a newer version of the server, or use another database.",
      );
    }
    if (checksumOf(known) !== checksum) {
      throw new SchemaError(
        `Migration ${name} was applied with another content. Restore its file: a migration is ` +
          "never edited, a new one follows it.",
      );
    }
  }
}

async function apply(tx: Tx, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration.sql)) await sql.raw(statement).execute(tx);
  const { version, name } = migration;
  await sql`insert into schema_migrations (version, name, checksum)
    values (${version}, ${name}, ${checksumOf(migration)})`.execute(tx);
}

/** Statements end with a semicolon at the end of a line. */
function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*$/mu)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^[ \t]*--.*$/gmu, "").trim() !== "");
}

function checksumOf(migration: Migration): string {
  return createHash("sha256").update(migration.sql).digest("hex");
}
