import { randomUUIDv7 } from "node:crypto";

import { notesBesides, notesOf } from "@alambic/domain/notes";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { read, readList } from "@alambic/domain/testing";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

const server = await startTestServer();

const doc = (text: string, marks: readonly object[] = []) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text, marks }] }],
});
const written = (text: string) => ({
  title: "Title",
  content: doc(text),
  font: "sans",
  font_size: "normal",
});
const note = (text: string, given: object = {}) => ({
  id: randomUUIDv7(),
  ...written(text),
  ...given,
});
const save = (member: TestMember, id: string, payload: object) =>
  member.call("PUT", `/toolbox/notes/${id}`, { payload });
const list = async (member: TestMember, query = "") =>
  (await member.get(`/toolbox/notes${query}`)).body;

describe("a note", () => {
  it("is begun once, saved by versions, and stays as it is when saved as it stands", async () => {
    const member = await createMember(server);
    const first = note("one");
    for (let times = 0; times < 2; times += 1) {
      expect(await member.post("/toolbox/notes", first)).toMatchObject({
        status: 201,
        body: { version: 1, content: first.content },
      });
    }
    const change = { base_version: 1, ...written("two") };
    for (let times = 0; times < 2; times += 1) {
      expect(await save(member, first.id, change)).toMatchObject({
        status: 200,
        body: { version: 2 },
      });
    }
    expect(await list(member)).toMatchObject({ total: 1, items: [{ excerpt: "two" }] });
    expect(await member.post("/toolbox/notes", { ...first, title: "Other" })).toMatchObject({
      status: 409,
      body: { code: "entry_id_reused" },
    });
  });

  it("that was changed on another device is not overwritten; both versions are kept", async () => {
    const member = await createMember(server);
    const first = note("one");
    await member.post("/toolbox/notes", first);
    await save(member, first.id, { base_version: 1, ...written("phone") });
    const late = { base_version: 1, ...written("laptop") };
    expect(await save(member, first.id, late)).toMatchObject({
      status: 409,
      body: { code: "note_changed" },
    });
    expect(await member.get(`/toolbox/notes/${first.id}`)).toMatchObject({
      body: { content: doc("phone"), version: 2 },
    });
    const other = note("laptop", { conflict_of: first.id });
    await member.post("/toolbox/notes", other);
    expect(await list(member)).toMatchObject({ total: 2 });
    expect(
      await save(member, other.id, { base_version: 1, ...written("laptop"), resolved: true }),
    ).toMatchObject({ status: 200, body: { conflict_of: null } });
  });

  it("is deleted, and another version of it becomes a note of its own", async () => {
    const member = await createMember(server);
    const [first, gone] = [note("one"), randomUUIDv7()];
    await member.post("/toolbox/notes", first);
    const other = note("two", { conflict_of: first.id });
    await member.post("/toolbox/notes", other);
    expect((await member.call("DELETE", `/toolbox/notes/${first.id}`)).status).toBe(204);
    expect(await member.get(`/toolbox/notes/${other.id}`)).toMatchObject({
      body: { conflict_of: null },
    });
    const change = { base_version: 1, ...written("late") };
    expect(await save(member, first.id, change)).toMatchObject({ status: 404 });
    expect(await member.post("/toolbox/notes", note("x", { conflict_of: gone }))).toMatchObject({
      status: 201,
      body: { conflict_of: null },
    });
  });

  it("is its member's alone", async () => {
    const [member, other] = [await createMember(server), await createMember(server)];
    const own = note("mine");
    await member.post("/toolbox/notes", own);
    const change = { base_version: 1, ...written("theirs") };
    expect((await other.get(`/toolbox/notes/${own.id}`)).status).toBe(404);
    expect((await save(other, own.id, change)).status).toBe(404);
    expect((await other.call("DELETE", `/toolbox/notes/${own.id}`)).status).toBe(204);
    expect(await list(other)).toMatchObject({ items: [], total: 0 });
    expect(await list(member)).toMatchObject({ total: 1 });
    const guest = new TestCaller(server);
    expect((await guest.get("/toolbox/notes")).status).toBe(401);
    expect((await guest.get(`/toolbox/notes/${own.id}`)).status).toBe(401);
    expect((await guest.post("/toolbox/notes", own)).status).toBe(401);
  });

  it("is found by its words and its lesson, those changed last first, by pages", async () => {
    const member = await createMember(server);
    const ids: string[] = [];
    for (const text of ["Été", "la mer en été", "hiver"]) {
      const one = note(text);
      ids.unshift(one.id);
      await member.post("/toolbox/notes", one);
      server.clock.advance({ seconds: 1 });
    }
    const idsOf = (page: unknown) => readList(page, "items").map((item) => read(item, "id"));
    const first = await list(member, "?limit=2");
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    const cursor = String(read(first, "next_cursor"));
    expect(idsOf(await list(member, `?limit=2&cursor=${cursor}`))).toEqual(ids.slice(2));
    expect(idsOf(await list(member, "?search=ETE mer"))).toEqual([ids[1]]);
    expect(await list(member, `?molecule_id=${randomUUIDv7()}`)).toMatchObject({ total: 0 });
  });

  const listOf = (...content: readonly object[]) => ({
    type: "bullet_list",
    content: [{ type: "list_item", content }],
  });
  const deep = (depth: number): object =>
    depth === 0 ? { type: "paragraph" } : listOf({ type: "paragraph" }, deep(depth - 1));

  it.each([
    ["a hostile link", doc("x", [{ type: "link", attrs: { href: "javascript:alert(1)" } }]), 422],
    ["a link without a host", doc("x", [{ type: "link", attrs: { href: "https:///x" } }]), 422],
    ["HTML in the place of a tree", "<p>hello</p>", 422],
    ["an unknown node", { type: "doc", content: [{ type: "image" }] }, 422],
    ["a list in a list", { type: "doc", content: [deep(2)] }, 422],
    ["lists hundreds deep", { type: "doc", content: [deep(300)] }, 422],
    ["more than 200 kB", doc("x".repeat(200_001)), 422],
    ["1 MB", doc("x".repeat(1_000_000)), 413],
  ])("refuses %s", async (_, content, status) => {
    const member = await createMember(server);
    expect(await member.post("/toolbox/notes", note("", { content }))).toMatchObject({ status });
    expect(await list(member)).toMatchObject({ total: 0 });
  });

  it("is refused beyond the plan, and another version of one is not", async () => {
    const member = await createMember(server);
    const first = note("one");
    await member.post("/toolbox/notes", first);
    const fill = (from: number, to: number) =>
      sql`
      insert into notes (
        user_id, note_id, title, content, font, font_size, version, searched, excerpt,
        request_hash, created_at, updated_at
      )
      select ${member.id}::uuid, gen_random_uuid(), '', '{}', 'sans', 'normal', 1, '', '', '', now(), now()
      from generate_series(${from}::int, ${to}::int)`.execute(server.db);
    await fill(2, notesOf.free);
    expect(await member.post("/toolbox/notes", note("two"))).toMatchObject({
      status: 409,
      body: { code: "limit_reached" },
    });
    const other = () => member.post("/toolbox/notes", note("two", { conflict_of: first.id }));
    expect(await other()).toMatchObject({ status: 201 });
    await fill(2, notesBesides);
    expect(await other()).toMatchObject({ status: 409 });
  });
});
