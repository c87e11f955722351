import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";

import { parseConfig } from "../config/Config.ts";
import { createTestDatabase } from "../../testing/createTestDatabase.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { openStore } from "./openStore.ts";

const database = await createTestDatabase();
const store = await openStore(parseConfig(database.environment), () => undefined);

afterAll(async () => {
  await store.close();
  await database.remove();
});

const next = (statement: string) => [
  ...readMigrations(),
  { version: 9001, name: "9001_test", sql: statement },
];

describe("migrate", () => {
  it("changes nothing the second time, and takes turns", async () => {
    expect(await Promise.all([migrate(store.db), migrate(store.db)])).toEqual([[], []]);
  });

  it("applies all of a migration or nothing of it", async () => {
    const broken = next("create table half (id integer);\nselect nothing from nowhere;");
    await expect(migrate(store.db, broken)).rejects.toThrow(/nowhere/u);
    await expect(sql`select * from half`.execute(store.db)).rejects.toThrow(/half/u);
  });

  it("refuses an applied migration with another content", async () => {
    const [first, ...others] = readMigrations();
    const edited = [{ version: 1, name: "0001_accounts", sql: `${first?.sql};` }, ...others];
    await expect(migrate(store.db, edited)).rejects.toThrow(/never edited/u);
  });

  it("refuses a database that is newer than the server", async () => {
    expect(await migrate(store.db, next("create table later (id integer);"))).toEqual([
      "9001_test",
    ]);
    await expect(migrate(store.db)).rejects.toThrow(/Start a newer version/u);
  });
});
