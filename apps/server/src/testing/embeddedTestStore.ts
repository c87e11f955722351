import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

import { openEmbedded } from "../db/embedded/openEmbedded.ts";
import type { Store } from "../db/Store.ts";
import { prepareTemplate } from "./prepareTemplate.ts";
import { templateName } from "./templateName.ts";
import { createFolder } from "./testFolders.ts";

const cache = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));

/** An embedded database of its own, copied from a prepared one. */
export async function openEmbeddedTestStore(): Promise<Store> {
  const template = await templateFolder();
  const { folder, remove } = createFolder("database");
  cpSync(template, folder, { recursive: true });
  const store = await openEmbedded({ folder });
  return {
    ...store,
    close: async () => {
      await store.close();
      remove();
    },
  };
}

/** The prepared database; made by the first who needs it, and put in place at once when whole. */
async function templateFolder(): Promise<string> {
  const folder = join(cache, templateName());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = `${folder}-${process.pid}`;
  const store = await openEmbedded({ folder: draft });
  await prepareTemplate(store);
  await store.close();
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
