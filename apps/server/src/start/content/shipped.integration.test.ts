import { randomUUIDv7 } from "node:crypto";

import { loadShippedCapsules } from "@alambic/content";
import type { ShippedCapsule } from "@alambic/content";
import { describe, expect, it } from "vitest";

import { read, readList } from "../../testing/read.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import { contentVersion } from "./contentVersion.ts";
import { loadChangedContent } from "./loadChangedContent.ts";
import { loadShipped } from "./loadShipped.ts";
import { stableId } from "./stableId.ts";

const server = await startTestServer();
const load = (...capsules: ShippedCapsule[]) =>
  loadShipped(server.db, server.clock.now(), capsules);

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
    expect(await loadChangedContent(server.db, now)).toHaveLength(shipped.length);
    expect(await loadChangedContent(server.db, now)).toEqual([]);
    await server.db.updateTable("loaded_content").set({ version: "older" }).execute();
    expect(await loadChangedContent(server.db, now)).toEqual([]);
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
