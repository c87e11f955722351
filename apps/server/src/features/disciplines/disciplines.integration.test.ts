import { randomUUIDv7 } from "node:crypto";

import { loadShippedCapsules } from "@alambic/content";
import { debatesOf, emptyDebate } from "@alambic/domain/debates";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { courses } from "../coach/testing/courses.ts";
import { stableId } from "../capsules/index.ts";

const server = await startTestServer();
const japanese = stableId("japanese:fr");
/** Of history, in the domain of the social sciences. */
const history = stableId("evaluation-en:en");

beforeAll(async () => {
  const shipped = await loadShippedCapsules();
  const wanted = shipped.filter(({ key, locale }) => key === "japanese" && locale === "fr");
  await loadShipped(server, server.clock.now(), [...wanted, ...courses]);
});

async function debater(): Promise<TestMember> {
  const member = await createMember(server);
  await server.db
    .updateTable("capsules")
    .set({ domain: "social_sciences" })
    .where("id", "=", history)
    .execute();
  await member.post(`/capsules/${history}/enroll`);
  return member;
}

const written = (claim: string, given: object = {}) => ({
  ...emptyDebate("Were Roman roads worth it?"),
  claim,
  ...given,
});
const cell = (source: string) => ({ id: randomUUIDv7(), language: "python", source });
const save = (member: TestCaller, path: string, payload: object) =>
  member.call("PUT", `/toolbox/${path}`, { payload });

describe("disciplines", () => {
  it("are unlocked by the capsules that a member follows", async () => {
    const member = await createMember(server);
    const disciplines = async () => (await member.get("/toolbox/disciplines")).body;
    const locked = { unlocked: false, capsules: [] };
    expect(await disciplines()).toEqual({
      items: [
        { name: "alphabet", ...locked },
        { name: "debate", ...locked },
        { name: "code_notebook", ...locked },
      ],
      provider: { configured: false },
    });
    await member.post(`/capsules/${japanese}/enroll`);
    expect(readList(await disciplines(), "items")[0]).toMatchObject({
      name: "alphabet",
      unlocked: true,
      capsules: [{ id: japanese, domain: "languages" }],
    });
    await sql`
      update atoms set content_type = 'code'
      where id = (select id from atoms where capsule_id = ${japanese} limit 1)`.execute(server.db);
    expect(readList(await disciplines(), "items")[2]).toMatchObject({ unlocked: true });
    await member.post(`/capsules/${japanese}/unenroll`);
    expect(readList(await disciplines(), "items")[0]).toMatchObject(locked);
  });

  it("lock what is begun, not what is kept", async () => {
    const stranger = await createMember(server);
    const id = randomUUIDv7();
    const begin = (member: TestMember, workId = id) =>
      save(member, `debates/${workId}`, { base_version: 0, ...written("Yes") });
    expect(await begin(stranger)).toMatchObject({
      status: 403,
      body: { code: "discipline_locked" },
    });
    const member = await debater();
    expect((await begin(member)).status).toBe(200);
    await member.post(`/capsules/${history}/unenroll`);
    const change = { base_version: 1, ...written("No") };
    expect((await save(member, `debates/${id}`, change)).status).toBe(200);
    expect((await begin(member, randomUUIDv7())).status).toBe(200);
  });
});

describe("a debate", () => {
  it("is begun, saved by versions, and not overwritten where it was changed elsewhere", async () => {
    const member = await debater();
    const path = `debates/${randomUUIDv7()}`;
    const first = { base_version: 0, ...written("Yes"), capsule_id: history };
    for (let times = 0; times < 2; times += 1)
      expect(await save(member, path, first)).toMatchObject({
        status: 200,
        body: { version: 1, claim: "Yes", overall: null, capsule: { id: history } },
      });
    const rubric = {
      clear_claim: 3,
      reasons_support: 2,
      evidence: 2,
      objection_met: 2,
      fair_wording: 2,
      conclusion_follows: 2,
    };
    const phone = { base_version: 1, ...written("Yes, all of them", { rubric }) };
    for (let times = 0; times < 2; times += 1)
      expect(await save(member, path, phone)).toMatchObject({
        body: { version: 2, overall: { points: 13, level: "sound" }, capsule: { id: history } },
      });
    expect(await save(member, path, { base_version: 1, ...written("No") })).toMatchObject({
      status: 409,
      body: { code: "changed_elsewhere" },
    });
    expect((await save(member, path, { ...first, claim: "No" })).status).toBe(409);
    expect((await member.get("/toolbox/debates")).body).toMatchObject({
      total: 1,
      items: [{ excerpt: "Yes, all of them", version: 2, overall: { level: "sound" } }],
    });
    for (let times = 0; times < 2; times += 1)
      expect((await member.call("DELETE", `/toolbox/${path}`)).status).toBe(204);
    expect((await member.get(`/toolbox/${path}`)).status).toBe(404);
    expect((await save(member, path, { base_version: 2, ...written("No") })).status).toBe(404);
  });

  it("is refused where parts share an id, where it is too long, and beyond the plan", async () => {
    const member = await debater();
    const reason = { id: randomUUIDv7(), text: "They lasted.", source: "" };
    const begin = (given: object) =>
      save(member, `debates/${randomUUIDv7()}`, { base_version: 0, ...written("Yes", given) });
    expect((await begin({ reasons: [reason, reason] })).status).toBe(422);
    expect((await begin({ claim: "x".repeat(1001) })).status).toBe(422);
    expect((await begin({ capsule_id: randomUUIDv7() })).status).toBe(422);
    await sql`
      insert into works (
        user_id, work_id, discipline, title, excerpt, content, version, created_at, updated_at
      )
      select ${member.id}::uuid, gen_random_uuid(), 'debate', '', '', '{}', 1, now(), now()
      from generate_series(1, ${debatesOf.free}::int)`.execute(server.db);
    expect(await begin({})).toMatchObject({ status: 409, body: { code: "limit_reached" } });
  });

  it("is judged by no coach where there is no language model", async () => {
    const member = await debater();
    const path = `debates/${randomUUIDv7()}`;
    await save(member, path, { base_version: 0, ...written("Yes") });
    const asked = { id: randomUUIDv7(), version: 1 };
    expect(await member.post(`/toolbox/${path}/judge`, asked)).toMatchObject({
      status: 409,
      body: { code: "provider_required" },
    });
  });
});

it("a code notebook is kept as a debate is, its cells in their order, by pages", async () => {
  const member = await debater();
  const ids: string[] = [];
  const begin = (cells: readonly object[]) => {
    ids.unshift(randomUUIDv7());
    server.clock.advance({ seconds: 1 });
    return save(member, `code-notebooks/${ids[0]}`, { base_version: 0, title: "Loops", cells });
  };
  expect(await begin([])).toMatchObject({ status: 403 });
  ids.shift();
  await server.db
    .updateTable("capsules")
    .set({ domain: "programming" })
    .where("id", "=", history)
    .execute();
  const cells = [cell(" "), cell("print(1)"), { ...cell("1 + 1"), language: "javascript" }];
  expect(await begin(cells)).toMatchObject({ status: 200, body: { version: 1, cells } });
  await begin([]);
  const list = async (query: string) =>
    (await member.get(`/toolbox/code-notebooks?limit=1${query}`)).body;
  const first = await list("");
  expect(first).toMatchObject({ total: 2, items: [{ id: ids[0], cell_count: 0, languages: [] }] });
  expect(await list(`&cursor=${String(read(first, "next_cursor"))}`)).toMatchObject({
    items: [
      { id: ids[1], excerpt: "print(1)", cell_count: 3, languages: ["python", "javascript"] },
    ],
    next_cursor: null,
  });
  const [own] = cells;
  expect((await begin([own, own].filter(Boolean).map((one) => ({ ...one })))).status).toBe(422);
  expect((await begin(Array.from({ length: 7 }, () => cell("漢".repeat(10_000))))).status).toBe(
    422,
  );
  // What has the id of a debate is no notebook.
  const debateId = randomUUIDv7();
  await save(member, `debates/${debateId}`, { base_version: 0, ...written("Yes") });
  expect((await member.get(`/toolbox/code-notebooks/${debateId}`)).status).toBe(404);
});

it("what is made belongs to its member alone", async () => {
  const [member, other] = [await debater(), await debater()];
  const guest = new TestCaller(server);
  const id = randomUUIDv7();
  const debate = { base_version: 0, ...written("Mine") };
  await save(member, `debates/${id}`, debate);
  expect((await other.get(`/toolbox/debates/${id}`)).status).toBe(404);
  expect((await save(other, `debates/${id}`, { ...debate, base_version: 1 })).status).toBe(404);
  expect((await other.call("DELETE", `/toolbox/debates/${id}`)).status).toBe(204);
  expect((await other.get("/toolbox/debates")).body).toMatchObject({ items: [], total: 0 });
  expect((await member.get(`/toolbox/debates/${id}`)).body).toMatchObject({ claim: "Mine" });
  for (const kind of ["debates", "code-notebooks"]) {
    expect((await guest.get(`/toolbox/${kind}`)).status).toBe(401);
    expect((await guest.get(`/toolbox/${kind}/${id}`)).status).toBe(401);
    expect((await guest.call("DELETE", `/toolbox/${kind}/${id}`)).status).toBe(401);
  }
  expect((await guest.get("/toolbox/disciplines")).status).toBe(401);
  expect((await save(guest, `debates/${id}`, debate)).status).toBe(401);
  const notebook = { base_version: 0, title: "", cells: [] };
  expect((await save(guest, `code-notebooks/${id}`, notebook)).status).toBe(401);
  const asked = { id: randomUUIDv7(), version: 1 };
  expect((await guest.post(`/toolbox/debates/${id}/judge`, asked)).status).toBe(401);
});
