import { randomUUIDv7 } from "node:crypto";

import { loadShippedCapsules } from "@alambic/content";
import type { ShippedCapsule } from "@alambic/content";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { runCapsuleRecount } from "../../features/quality/runRecount.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { contentVersion } from "./contentVersion.ts";
import { loadChangedContent } from "./loadChangedContent.ts";
import { loadShipped } from "./loadShipped.ts";
import { retireCapsules } from "./retireCapsules.ts";
import { stableId } from "../../features/capsules/index.ts";

const server = await startTestServer();
const load = (...capsules: ShippedCapsule[]) => loadShipped(server, server.clock.now(), capsules);

describe("loadShipped", () => {
  it("loads what ships once, whoever starts again or at the same time", async () => {
    const capsule = shippedFixture({ key: "once" });
    expect(await Promise.all([load(capsule), load(capsule)])).toEqual([["once:fr"], []]);
    expect(await load(capsule)).toEqual([]);
  });

  it("loads everything that the content package holds, and reads it once", async () => {
    const shipped = await loadShippedCapsules();
    expect(shipped.length).toBeGreaterThan(0);
    const now = server.clock.now();
    expect(await loadChangedContent(server, now)).toHaveLength(shipped.length);
    expect(await loadChangedContent(server, now)).toEqual([]);
    await server.db.updateTable("loaded_content").set({ version: "older" }).execute();
    expect(await loadChangedContent(server, now)).toEqual([]);
    const { version } = await server.db
      .selectFrom("loaded_content")
      .select("version")
      .executeTakeFirstOrThrow();
    expect(version).toBe(contentVersion());
  });

  it("keeps ids, progress and XP when a newer version comes", async () => {
    const member = await createMember(server);
    const first = shippedFixture({ key: "changing" });
    await load(first);
    const capsuleId = stableId("changing:fr");
    await member.post(`/capsules/${capsuleId}/enroll`);
    const answer = (key: string) => ({
      answer_id: randomUUIDv7(),
      atom_id: stableId("changing:fr", "item", key),
      response: { content_type: "quiz", choice_ids: ["a"] },
      answered_at: "2026-11-20T10:00:00Z",
    });
    await member.post("/progress/log-answer", answer("one-1"));
    await member.post("/progress/log-answer", answer("one-2"));

    expect(await load(withoutItem(first, "one-1"))).toEqual(["changing:fr"]);
    const lesson = (await member.get(`/capsules/${capsuleId}/granule/1/molecule/1`)).body;
    expect(readList(lesson, "atoms").map((atom) => read(atom, "progress_status"))).toEqual([
      "not_started",
      "completed",
    ]);
    expect(read(lesson, "capsule.xp_reward")).toBe(65);
    expect(await member.get("/progress/stats")).toMatchObject({ body: { xp_total: 20 } });
    expect((await member.post("/progress/log-answer", answer("one-1"))).status).toBe(200);
  });

  it("follows lessons that change places or go", async () => {
    const first = shippedFixture({ key: "moving" });
    await load(first);
    const [level, last] = first.granules;
    const molecules = [...(last?.molecules ?? []), ...(level?.molecules ?? []).toReversed()];
    await load({ ...first, granules: [{ title: "Only", description: "", molecules }] });
    const rows = await server.db
      .selectFrom("molecules")
      .select(["title", "lesson_number"])
      .where("capsule_id", "=", stableId("moving:fr"))
      .orderBy("lesson_number")
      .execute();
    expect(rows.map(({ title }) => title)).toEqual(["Lesson three", "Lesson two", "Lesson one"]);
  });
});

describe("a newer version without a lesson, and with others", () => {
  const key = "versions";
  const capsuleId = stableId(`${key}:fr`);
  const first = shippedFixture({ key });

  function log(member: TestMember, item: string, isText = false) {
    return member.post("/progress/log-answer", {
      answer_id: randomUUIDv7(),
      atom_id: stableId(`${key}:fr`, "item", item),
      response: isText ? { content_type: "lesson" } : { content_type: "quiz", choice_ids: ["a"] },
      answered_at: "2026-11-20T10:00:00Z",
    });
  }

  async function join(): Promise<TestMember> {
    const member = await createMember(server);
    await member.post(`/capsules/${capsuleId}/enroll`);
    return member;
  }

  /** Lesson one is gone but for an item that moved, a lesson is new, and so is an item. */
  function second(): ShippedCapsule {
    const [one, two, three] = first.granules.flatMap(({ molecules }) => molecules);
    const [text, ...asked] = two?.atoms ?? [];
    const [, , moved] = one?.atoms ?? [];
    const [added] = three?.atoms ?? [];
    if (!one || !two || !three || !text || !moved || !added) throw new Error("Another fixture.");
    const fresh = { ...one, key: "new", title: "New", atoms: [{ ...text, key: "new-text" }] };
    const changed = { ...two, atoms: [{ ...added, key: "two-added" }, ...asked, moved] };
    return {
      ...first,
      granules: [{ title: "Only", description: "", molecules: [fresh, changed, three] }],
    };
  }

  /** Lessons as a member sees them: title, status, XP earned. */
  async function planOf(member: TestMember): Promise<unknown[][]> {
    const { status, body } = await member.get(`/capsules/${capsuleId}/natural_sciences/generic`);
    expect(status).toBe(200);
    return readList(body, "granules")
      .flatMap((level) => readList(level, "molecules"))
      .map((lesson) => ["title", "progress_status", "xp_earned"].map((name) => read(lesson, name)));
  }

  it("keeps what was earned, shows the lesson to those who began it, and locks nobody out", async () => {
    await load(first);
    const learner = await join();
    await log(learner, "one-text", true);
    for (const item of ["one-1", "one-2", "two-1"]) await log(learner, item);
    const retired = readText(
      (await learner.get(`/capsules/${capsuleId}/granule/1/molecule/1`)).body,
      "molecule.id",
    );

    expect(await load(second())).toEqual([`${key}:fr`]);
    expect(
      await runCapsuleRecount(server, { capsule_id: capsuleId }, { isStopping: () => false }),
    ).toBe("done");
    expect(await learner.get("/progress/stats")).toMatchObject({
      // With the 10 of the badge for the first lesson.
      body: { xp_total: 45, lessons_completed: 1 },
    });
    expect(await learner.get("/capsules/me")).toMatchObject({
      body: {
        items: [{ lesson_count: 3, xp_current: 35, xp_target: 65, next_lesson: { title: "New" } }],
      },
    });
    expect(await planOf(learner)).toEqual([
      ["New", "not_started", 0],
      ["Lesson two", "in_progress", 20],
      ["Lesson three", "locked", 0],
      ["Lesson one", "completed", 15],
    ]);
    expect(await learner.get(`/capsules/molecules/${retired}/atoms`)).toMatchObject({
      status: 200,
      body: { atoms: [{ title: "one-text" }, { title: "one-1" }] },
    });
    expect(await log(learner, "one-1")).toMatchObject({ status: 200, body: { xp_awarded: 0 } });
    expect(await log(learner, "two-2")).toMatchObject({ status: 200, body: { xp_awarded: 10 } });

    const newcomer = await join();
    expect((await planOf(newcomer)).map(([title]) => title)).toEqual([
      "New",
      "Lesson two",
      "Lesson three",
    ]);
    expect((await newcomer.get(`/capsules/molecules/${retired}/atoms`)).status).toBe(404);
    // It may have been downloaded before, and answered on the way.
    expect(await log(newcomer, "one-1")).toMatchObject({ status: 200, body: { xp_awarded: 10 } });
  });

  it("has learners counted again, and takes the lesson back", async () => {
    const { rows } = await sql`select from jobs.job
      where name = 'capsule-recount' and data->>'capsule_id' = ${capsuleId}`.execute(server.db);
    expect(rows).toHaveLength(1);
    await load(first);
    expect((await planOf(await join())).map(([title]) => title)).toEqual([
      "Lesson one",
      "Lesson two",
      "Lesson three",
    ]);
  });
});

describe("a capsule that no longer ships", () => {
  it("leaves the catalogue, stays with who joined it, and comes back", async () => {
    const kept = shippedFixture({ key: "kept" });
    const gone = shippedFixture({ key: "gone" });
    await load(kept, gone);
    const learner = await createMember(server);
    const path = `/capsules/${stableId("gone:fr")}`;
    await learner.post(`${path}/enroll`);
    await retireCapsules(server.db, [kept], []);
    const newcomer = await createMember(server);
    expect((await newcomer.post(`${path}/enroll`)).status).toBe(404);
    expect((await learner.get(`${path}/natural_sciences/generic`)).status).toBe(200);
    expect(await load(kept, gone)).toEqual(["gone:fr"]);
    expect((await newcomer.post(`${path}/enroll`)).status).toBe(200);
  });
});

function withoutItem(capsule: ShippedCapsule, key: string): ShippedCapsule {
  return {
    ...capsule,
    granules: capsule.granules.map((granule) => ({
      ...granule,
      molecules: granule.molecules.map((molecule) => ({
        ...molecule,
        atoms: molecule.atoms.filter((atom) => atom.key !== key),
      })),
    })),
  };
}
