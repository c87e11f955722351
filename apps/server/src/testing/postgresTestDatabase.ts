import { randomBytes } from "node:crypto";

import pg from "pg";

import { lockNumber } from "../platform/db/locks.ts";
import { openPostgres } from "../platform/db/postgres/openPostgres.ts";
import { prepareTemplate } from "./prepareTemplate.ts";
import { templateName } from "./templateName.ts";
import { createFolder } from "./testFolders.ts";
import type { TestDatabase, TestDatabaseOptions } from "./TestDatabase.ts";

/** A database on the PostgreSQL server that DATABASE_URL_TEST names. */
export async function createPostgresTestDatabase(
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const adminUrl = process.env["DATABASE_URL_TEST"];
  if (!adminUrl) {
    throw new Error(
      "Tests on PostgreSQL need DATABASE_URL_TEST: an address whose user may create databases.",
    );
  }
  const name = `alambic_test_${randomBytes(8).toString("hex")}`;
  await withAdmin(adminUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [lockNumber("testTemplate")]);
    const template = await ensureTemplate(admin, adminUrl, options);
    await admin.query(`create database ${name} template ${template}`);
  });
  const { folder, remove } = createFolder("data");
  return {
    environment: { DATABASE_URL: urlOf(adminUrl, name), DATA_DIR: folder },
    remove: async () => {
      remove();
      await withAdmin(adminUrl, async (admin) => {
        await admin.query(`drop database ${name} with (force)`);
      });
    },
  };
}

/** One process makes the template; the others wait for it. */
async function ensureTemplate(
  admin: pg.Client,
  adminUrl: string,
  options: TestDatabaseOptions,
): Promise<string> {
  const name = templateName(options);
  const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
  if (rowCount === 1) return name;
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const store = await openPostgres({
    url: urlOf(adminUrl, draft),
    connections: 2,
    statementSeconds: 60,
    onError: (error) => {
      throw error;
    },
  });
  await prepareTemplate(store, options);
  await store.close();
  await admin.query(`alter database ${draft} rename to ${name}`);
  return name;
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
