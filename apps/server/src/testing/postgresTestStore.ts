import { randomBytes } from "node:crypto";

import pg from "pg";

import { openPostgres } from "../db/postgres/openPostgres.ts";
import type { Store } from "../db/Store.ts";
import { prepareTemplate } from "./prepareTemplate.ts";
import { templateName } from "./templateName.ts";

const advisoryLock = 4_919_225;

/** A PostgreSQL database of its own, on the server that DATABASE_URL_TEST names. */
export async function openPostgresTestStore(): Promise<Store> {
  const adminUrl = process.env["DATABASE_URL_TEST"];
  if (!adminUrl) {
    throw new Error(
      "Tests on PostgreSQL need DATABASE_URL_TEST: an address whose user may create databases.",
    );
  }
  const name = `alambic_test_${randomBytes(8).toString("hex")}`;
  const template = await withAdmin(adminUrl, (admin) => ensureTemplate(admin, adminUrl));
  await withAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${template}`));
  const store = await open(adminUrl, name);
  return {
    ...store,
    close: async () => {
      await store.close();
      await withAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** One process makes the template; the others wait for it. */
async function ensureTemplate(admin: pg.Client, adminUrl: string): Promise<string> {
  const name = templateName();
  await admin.query("select pg_advisory_lock($1)", [advisoryLock]);
  const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
  if (rowCount === 1) return name;
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft}`);
  const store = await open(adminUrl, draft);
  await prepareTemplate(store);
  await store.close();
  await admin.query(`alter database ${draft} rename to ${name}`);
  return name;
}

async function withAdmin<Value>(
  url: string,
  use: (admin: pg.Client) => Promise<Value>,
): Promise<Value> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await use(admin);
  } finally {
    await admin.end();
  }
}

function open(adminUrl: string, database: string): Promise<Store> {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return openPostgres({ url: url.href, connections: 10, onError: ignoreDisconnect });
}

/** The database is dropped while connections of the queue may still be open. */
function ignoreDisconnect(): void {
  // Nothing is left to be saved.
}
