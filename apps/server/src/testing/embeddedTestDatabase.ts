import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

import { openEmbedded } from "../platform/db/embedded/openEmbedded.ts";
import { prepareTemplate } from "./prepareTemplate.ts";
import { templateName } from "./templateName.ts";
import type { TestDatabase, TestDatabaseOptions } from "./TestDatabase.ts";
import { createFolder } from "./testFolders.ts";

const cache = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));

/** An embedded database, copied from a prepared one. */
export async function createEmbeddedTestDatabase(
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const template = await templateFolder(options);
  const { folder, remove } = createFolder("database");
  cpSync(template, folder, { recursive: true });
  return { environment: { DATA_DIR: folder }, remove: () => Promise.resolve(remove()) };
}

/** The prepared database; made by the first who needs it, and put in place at once when whole. */
async function templateFolder(options: TestDatabaseOptions): Promise<string> {
  const folder = join(cache, templateName(options));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = `${folder}-${process.pid}`;
  const store = await openEmbedded({ folder: draft, isDurable: false });
  await prepareTemplate(store, options);
  await store.close();
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
