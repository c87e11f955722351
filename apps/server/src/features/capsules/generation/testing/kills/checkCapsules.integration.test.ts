import { beforeEach, expect, it } from "vitest";

import { createTestAuthor } from "../../../../../testing/createTestAuthor.ts";
import { makeCapsule } from "../../../../../testing/makeCapsule.ts";
import type { MadeCapsule } from "../../../../../testing/makeCapsule.ts";
import { startTestServer } from "../../../../../testing/startTestServer.ts";
import { createMember } from "../../../../../testing/TestMember.ts";
import { checkCapsules } from "./checkCapsules.ts";

const author = createTestAuthor();
const server = await startTestServer({ author });
const { db } = server;
let made: MadeCapsule;

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  made = await makeCapsule(server, await createMember(server));
});

function faults(): Promise<string[]> {
  return checkCapsules(db, author);
}

it("finds nothing in a capsule that nothing disturbed", async () => {
  expect(await faults()).toEqual([]);
});

it("finds an item that is missing", async () => {
  await db.deleteFrom("atoms").where("id", "=", made.atomId).execute();
  expect(await faults()).toEqual([expect.stringContaining("not whole")]);
});

it("finds an item that is there twice", async () => {
  const row = await db
    .selectFrom("atoms")
    .select(["title", "content_type", "reward_xp", "capsule_id", "molecule_id"])
    .where("id", "=", made.atomId)
    .executeTakeFirstOrThrow();
  const again = { ...row, id: made.moleculeId, position: 9, content: "{}", metadata: "{}" };
  await db.insertInto("atoms").values(again).execute();
  expect(await faults()).toEqual([expect.stringContaining("not whole")]);
});

it("finds a lesson that was left behind", async () => {
  const { moleculeId } = made;
  await db
    .updateTable("molecules")
    .set({ generation_status: "pending" })
    .where("id", "=", moleculeId)
    .execute();
  expect(await faults()).toEqual([expect.stringContaining("not whole")]);
});

it("finds a unit that was given back, and a member without a capsule", async () => {
  await db.updateTable("quota_units").set({ refunded_at: new Date() }).execute();
  await createMember(server);
  expect(await faults()).toEqual([
    expect.stringContaining("1 units"),
    expect.stringContaining("0 capsules"),
  ]);
});
