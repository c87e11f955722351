import { describe, expect, it } from "vitest";

import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import { readSnapshot } from "./readSnapshot.ts";
import type { Database } from "./Store.ts";

const server = await startTestServer();
const onPostgres = process.env["TEST_DATABASE"] === "postgres";

async function countMembers(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The embedded database has one connection: there, nobody writes while a transaction reads. */
describe.runIf(onPostgres)("what is read at once", () => {
  it("does not change between two queries", async () => {
    const [before, after] = await readSnapshot(server.db, async (tx) => {
      const first = await countMembers(tx);
      await createMember(server);
      return [first, await countMembers(tx)];
    });
    expect(after).toBe(before);
    expect(await countMembers(server.db)).toBe(before + 1);
  });

  it("cannot write", async () => {
    const write = readSnapshot(server.db, (tx) => tx.deleteFrom("users").execute());
    await expect(write).rejects.toThrow("read-only transaction");
  });
});
