import { copyFileSync, cpSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";

import { createEmbeddedTestDatabase } from "../../../testing/embeddedTestDatabase.ts";
import { createFolder } from "../../../testing/testFolders.ts";
import type { Store } from "../Store.ts";
import { openEmbedded } from "./openEmbedded.ts";

const cleanUp: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

async function preparedFolder(): Promise<string> {
  const database = await createEmbeddedTestDatabase();
  cleanUp.push(database.remove);
  return database.environment["DATA_DIR"] ?? "";
}

async function open(folder: string, onSync?: (path: string) => void): Promise<Store> {
  const store = await openEmbedded({ folder, ...(onSync && { onSync }) });
  cleanUp.push(() => store.close());
  return store;
}

const write = (store: Store, key: string) =>
  store.db
    .insertInto("rate_limits")
    .values({ key, used: 1, expires_at: new Date(0) })
    .execute();

describe("the embedded database", () => {
  it("reaches the disk with every commit", async () => {
    let syncs = 0;
    const store = await open(await preparedFolder(), () => {
      syncs += 1;
    });
    const before = syncs;
    for (let count = 0; count < 200; count += 1) await write(store, `row ${count}`);
    expect(syncs - before).toBeGreaterThanOrEqual(200);
  });

  it("loses nothing that was acknowledged when the power is cut", async () => {
    const folder = await preparedFolder();
    const disk = createDisk(folder);
    const store = await open(folder, disk.sync);
    const cuts: { readonly image: string; readonly acknowledged: number }[] = [];
    for (let count = 1; count <= 60; count += 1) {
      await write(store, `row ${count}`);
      if (count % 10 === 0) cuts.push({ image: disk.copy(), acknowledged: count });
    }
    for (const { image, acknowledged } of cuts) {
      const survivor = await openEmbedded({ folder: image });
      const { rows } = await sql<{ found: number }>`
        select count(*) as found from rate_limits`.execute(survivor.db);
      await survivor.close();
      expect(rows[0]?.found).toBe(acknowledged);
    }
  });

  it("is held by one process: another is told so at once", async () => {
    const folder = await preparedFolder();
    await open(folder);
    await expect(openEmbedded({ folder })).rejects.toThrow(/in use by another process/u);
  });

  it("can be opened again after it was closed", async () => {
    const folder = await preparedFolder();
    const first = await openEmbedded({ folder });
    await write(first, "kept");
    await first.close();
    const second = await open(folder);
    expect(await second.db.selectFrom("rate_limits").select("key").execute()).toEqual([
      { key: "kept" },
    ]);
  });
});

/** What is on the disk: of each file, what it held when it was last synced. */
function createDisk(folder: string) {
  const { folder: disk, remove } = createFolder("disk");
  cleanUp.push(remove);
  cpSync(folder, disk, { recursive: true });
  return {
    sync: (path: string) => {
      if (statSync(path).isDirectory()) return;
      const target = join(disk, relative(folder, path));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(path, target);
    },
    copy: () => {
      const image = createFolder("image");
      cleanUp.push(image.remove);
      cpSync(disk, image.folder, { recursive: true });
      rmSync(join(image.folder, "postgres", "postmaster.pid"), { force: true });
      return image.folder;
    },
  };
}
