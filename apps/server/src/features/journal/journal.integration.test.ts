import { randomUUIDv7 } from "node:crypto";

import { journalEntriesOf } from "@alambic/domain/journal";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

const entry = (given: object = {}) => ({
  id: randomUUIDv7(),
  mood: "positive",
  title: "",
  content: "Ça tient.",
  written_at: server.clock.now().toISOString(),
  ...given,
});

async function write(member: TestMember, given: object = {}) {
  server.clock.advance({ seconds: 1 });
  return member.post("/journal/entries", entry(given));
}

const list = async (member: TestMember, query = "") =>
  (await member.get(`/journal/entries${query}`)).body;
const contentsOf = (page: unknown) => readList(page, "items").map((item) => read(item, "content"));

describe("the journal", () => {
  it("keeps an entry once, with what it is about, and never later than now", async () => {
    const member = await createMember(server);
    const { id: lessonId } = await server.db
      .selectFrom("molecules")
      .select("id")
      .where("capsule_id", "=", capsuleId)
      .orderBy("position")
      .limit(1)
      .executeTakeFirstOrThrow();
    const later = "2999-01-01T00:00:00.000Z";
    const body = entry({ mood: null, written_at: later, molecule_id: lessonId });
    const first = await member.post("/journal/entries", body);
    expect(first).toMatchObject({
      status: 201,
      body: {
        mood: null,
        written_at: server.clock.now().toISOString(),
        capsule: { id: capsuleId },
        lesson: { id: lessonId },
      },
    });
    expect(await member.post("/journal/entries", body)).toEqual({
      ...first,
      headers: expect.anything(),
    });
    expect(await list(member)).toMatchObject({ total: 1 });
    expect(await member.post("/journal/entries", { ...body, content: "Other" })).toMatchObject({
      status: 409,
      body: { code: "entry_id_reused" },
    });
  });

  it("comes by pages, newest first, and finds words whatever their accents", async () => {
    const member = await createMember(server);
    for (const content of ["Été", "été à la mer", "ひらがなを書く"])
      await write(member, { content });
    const first = await list(member, "?limit=2");
    expect(contentsOf(first)).toEqual(["ひらがなを書く", "été à la mer"]);
    const next = await list(member, `?limit=2&cursor=${String(read(first, "next_cursor"))}`);
    expect(contentsOf(next)).toEqual(["Été"]);
    expect(read(next, "next_cursor")).toBeNull();
    expect(await list(member, "?search=ETE mer")).toMatchObject({ total: 1 });
    expect(contentsOf(await list(member, `?search=${encodeURIComponent("がな")}`))).toHaveLength(1);
    expect(await list(member, "?search=%25")).toMatchObject({ total: 3 });
  });

  it("is deleted and taken back, and stands where it stood", async () => {
    const member = await createMember(server);
    const old = entry({ content: "old" });
    await member.post("/journal/entries", old);
    await write(member, { content: "new" });
    for (let times = 0; times < 2; times += 1) {
      const deleted = await member.call("DELETE", `/journal/entries/${old.id}`);
      expect(deleted.status).toBe(204);
    }
    expect(contentsOf(await list(member))).toEqual(["new"]);
    await member.post("/journal/entries", old);
    expect(contentsOf(await list(member))).toEqual(["new", "old"]);
  });

  it("is nobody else's: an id that another member uses tells nothing", async () => {
    const [member, other] = [await createMember(server), await createMember(server)];
    const own = entry();
    await member.post("/journal/entries", own);
    expect(await list(other)).toMatchObject({ items: [], total: 0 });
    expect((await other.call("DELETE", `/journal/entries/${own.id}`)).status).toBe(204);
    expect(await other.post("/journal/entries", { ...own, content: "mine" })).toMatchObject({
      status: 201,
      body: { content: "mine" },
    });
    expect(contentsOf(await list(member))).toEqual([own.content]);
    const guest = new TestCaller(server);
    expect((await guest.get("/journal/entries")).status).toBe(401);
    expect((await guest.post("/journal/entries", entry())).status).toBe(401);
  });

  it.each([
    [{ content: " \n " }, "content"],
    [{ content: "c".repeat(20_001) }, "content"],
    [{ title: "t".repeat(201) }, "title"],
    [{ mood: "great" }, "mood"],
    [{ capsule_id: randomUUIDv7() }, "capsule_id"],
    [{ molecule_id: randomUUIDv7() }, "molecule_id"],
  ])("refuses %o", async (given, path) => {
    const member = await createMember(server);
    expect(await write(member, given)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    });
  });

  it("keeps as many as the plan says", async () => {
    const member = await createMember(server);
    await sql`
      insert into journal_entries (
        user_id, entry_id, title, content, searched, request_hash, written_at, received_at
      )
      select ${member.id}::uuid, gen_random_uuid(), '', 'x', 'x', '', now(), now()
      from generate_series(2, ${journalEntriesOf.free})`.execute(server.db);
    expect(await write(member)).toMatchObject({ status: 201 });
    expect(await write(member)).toMatchObject({ status: 409, body: { code: "limit_reached" } });
  });
});
