import { randomUUIDv7 } from "node:crypto";

import { describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { changeMember } from "../../testing/changeMember.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

const server = await startTestServer();

const details = { steps: "1, 2, 3", expected: "", observed: "Nothing", contact: "" };
const feedback = (given: object = {}) => ({
  id: randomUUIDv7(),
  mood: "negative",
  kind: "bug",
  comment: " The button stays grey. ",
  details,
  page: "/capsule/languages/foreign/1/plan",
  language: "fr",
  ...given,
});

const admin = await createMember(server);
await changeMember(server, admin, { is_superuser: true });
const mark = (member: TestMember, id: string, handled: boolean) =>
  member.call("PATCH", `/admin/feedback/${id}`, { payload: { handled } });
const list = async (query = "") => (await admin.get(`/admin/feedback${query}`)).body;

async function send(member: TestMember, given: object = {}) {
  server.clock.advance({ seconds: 1 });
  return member.post("/toolbox/feedback", feedback(given));
}

describe("feedback", () => {
  it("is kept once, and read by administrators with its page, language and author", async () => {
    const member = await createMember(server);
    const body = feedback();
    for (let times = 0; times < 2; times += 1)
      expect((await member.post("/toolbox/feedback", body)).status).toBe(204);
    expect(await list("?limit=1")).toMatchObject({
      total: 1,
      items: [
        {
          author: member.username,
          mood: "negative",
          kind: "bug",
          comment: "The button stays grey.",
          details,
          page: body.page,
          category: "plan",
          language: "fr",
          handled_at: null,
        },
      ],
    });
    expect(await member.post("/toolbox/feedback", { ...body, mood: "positive" })).toMatchObject({
      status: 409,
      body: { code: "entry_id_reused" },
    });
    expect(await member.get("/admin/feedback")).toMatchObject({ status: 403 });
    const id = String(read(readList(await list(), "items")[0], "id"));
    expect(await mark(member, id, true)).toMatchObject({
      status: 403,
    });
  });

  it("comes by pages, newest first, and what was handled apart", async () => {
    const member = await createMember(server);
    const before = Number(read(await list(), "total"));
    for (const comment of ["one", "two"])
      await send(member, { comment, details: undefined, page: "/library" });
    const first = await list("?limit=1");
    expect(first).toMatchObject({
      items: [{ comment: "two", details: null, category: "library" }],
    });
    const cursor = String(read(first, "next_cursor"));
    const next = await list(`?limit=1&cursor=${cursor}`);
    expect(next).toMatchObject({ items: [{ comment: "one" }] });
    const id = String(read(readList(next, "items")[0], "id"));
    const marked = await mark(admin, id, true);
    expect(marked).toMatchObject({ status: 200, body: { id, comment: "one" } });
    const at = read(marked.body, "handled_at");
    server.clock.advance({ seconds: 5 });
    expect(await mark(admin, id, true)).toMatchObject({
      body: { handled_at: at },
    });
    expect(await list("?handled=true")).toMatchObject({ total: 1, items: [{ id }] });
    expect(await list("?handled=false")).toMatchObject({ total: before + 1 });
    await mark(admin, id, false);
    expect(await list("?handled=true")).toMatchObject({ total: 0 });
    expect(await mark(admin, randomUUIDv7(), true)).toMatchObject({ status: 404 });
  });

  it.each([
    [{ comment: " \n " }, "comment"],
    [{ comment: "c".repeat(5_001) }, "comment"],
    [{ mood: "great" }, "mood"],
    [{ kind: "rant" }, "kind"],
    [{ page: "https://elsewhere.example" }, "page"],
    [{ page: "/library?token=secret" }, "page"],
    [{ details: { ...details, contact: "c".repeat(255) } }, "details.contact"],
  ])("refuses %o", async (given, path) => {
    const member = await createMember(server);
    expect(await send(member, given)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });

  it("is taken twenty times in an hour, and goes with its account", async () => {
    const member = await createMember(server);
    const before = Number(read(await list(), "total"));
    for (let sent = 0; sent < 20; sent += 1) expect((await send(member)).status).toBe(204);
    expect(await send(member)).toMatchObject({ status: 429 });
    expect(await list()).toMatchObject({ total: before + 20 });
    await server.db.deleteFrom("users").where("id", "=", member.id).execute();
    expect(await list()).toMatchObject({ total: before });
  });
});
