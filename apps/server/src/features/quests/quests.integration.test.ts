import { randomUUIDv7 } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { createTicket, openSocket } from "../../testing/openSocket.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const atomId = (key: string) => stableId("boiling:fr", "item", key);
const right = { content_type: "quiz", choice_ids: ["a"] };
const wrong = { content_type: "quiz", choice_ids: ["b"] };
const today = "2026-11-25T09:00:00Z";
const tomorrow = "2026-11-26T09:00:00Z";

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

/** Somebody who today read the first lesson, missed its first question and knew the second. */
async function learner(): Promise<TestMember> {
  server.clock.setTo(today);
  const member = await createMember(server);
  await member.post(`/capsules/${capsuleId}/enroll`);
  await log(member, "one-text", { content_type: "lesson" });
  await log(member, "one-1", wrong);
  await log(member, "one-2", right);
  return member;
}

function answerTo(key: string, response: object | null, changes: object = {}) {
  return {
    answer_id: randomUUIDv7(),
    atom_id: atomId(key),
    response,
    answered_at: server.clock.now().toISOString(),
    ...changes,
  };
}

async function log(member: TestMember, key: string, response: object): Promise<void> {
  const logged = await member.post("/progress/log-answer", answerTo(key, response));
  expect(logged).toMatchObject({ status: 200 });
}

const inZone = (zone: string) => ({ headers: { "x-timezone": zone } });

async function boardOf(member: TestMember, zone = "UTC"): Promise<unknown> {
  const { status, body } = await member.get("/quests/today", inZone(zone));
  expect(status).toBe(200);
  return body;
}

async function questOf(member: TestMember, zone?: string) {
  const quest = read(await boardOf(member, zone), "quest");
  const items = readList(quest, "items").map((item) => String(read(read(item, "atom"), "id")));
  return { id: String(read(read(quest, "standing"), "id")), items, quest };
}

const answer = (member: TestMember, questId: string, sent: object) =>
  member.post(`/quests/${questId}/answer`, sent);

const stats = async (member: TestMember) => (await member.get("/progress/stats")).body;

describe("the quest of the day", () => {
  it("is none without a capsule, and one of the first lesson with one", async () => {
    server.clock.setTo(today);
    const member = await createMember(server);
    expect(await boardOf(member)).toMatchObject({ quest: { kind: "no_capsule" }, history: [] });
    expect(await stats(member)).toMatchObject({ quests_available: 0 });
    await member.post(`/capsules/${capsuleId}/enroll`);
    expect(await stats(member)).toMatchObject({ quests_available: 1 });
    const { items, quest } = await questOf(member);
    expect(items).toEqual(["one-text", "one-1", "one-2"].map(atomId));
    expect(quest).toMatchObject({
      day: "2026-11-25",
      task: { reason: "lesson", lesson: 2, lesson_title: "Lesson one" },
      standing: { state: "open", total: 2, answered: 0, xp: 10, score_percentage: null },
      chapter: { title: "Niveau 1", lessons: 2, lessons_completed: 0 },
      capsule: { id: capsuleId, language: "fr" },
    });
  });

  it("asks what was missed before what comes next, and is the same all day", async () => {
    const member = await learner();
    const first = await questOf(member);
    expect(first.quest).toMatchObject({ task: { reason: "missed", missed: 1 } });
    expect(first.items[0]).toBe(atomId("one-1"));
    server.clock.setTo("2026-11-25T23:59:00Z");
    expect(await questOf(member)).toEqual(first);
    server.clock.setTo("2026-11-26T00:00:00Z");
    expect((await questOf(member)).id).not.toBe(first.id);
  });

  it("stays where the learner flies, on every device, and days never go back", async () => {
    const member = await learner();
    server.clock.setTo("2026-11-25T15:30:00Z");
    const inTokyo = await questOf(member, "Asia/Tokyo");
    expect(inTokyo.quest).toMatchObject({ day: "2026-11-26", ends_at: "2026-11-26T15:00:00.000Z" });
    expect(await questOf(member, "America/Los_Angeles")).toEqual(inTokyo);
    server.clock.setTo("2026-11-26T16:00:00Z");
    expect((await questOf(member, "America/Los_Angeles")).id).toBe(inTokyo.id);
    expect(await questOf(member, "Asia/Tokyo")).toMatchObject({ quest: { day: "2026-11-27" } });
  });
});

describe("an answer", () => {
  it("counts in the lesson, in memory, as study and in the quest, once", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    const { id, items } = await questOf(member);
    expect(items[0]).toBe(atomId("one-1"));
    const sent = answerTo("one-1", right, { elapsed_ms: 60_000 });
    const first = await answer(member, id, sent);
    expect(first).toMatchObject({
      status: 200,
      body: {
        counted: true,
        answer: { correct: true, xp_awarded: 10, atom_progress_status: "completed" },
        quest: { answered: 1, state: "open" },
      },
    });
    expect((await answer(member, id, sent)).body).toEqual(first.body);
    expect(await answer(member, id, { ...sent, response: wrong })).toMatchObject({
      status: 409,
      body: { code: "answer_id_reused" },
    });
    expect(await stats(member)).toMatchObject({ streak_days: 2, study_minutes: 1 });
    expect(await member.get("/reviews/queue")).toMatchObject({ body: { items: [] } });
  });

  it("from a second device changes nothing in the quest, whichever arrives first", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    const { id, items } = await questOf(member);
    for (const item of items.slice(1)) {
      const isText = item === atomId("two-text");
      const response = isText ? { content_type: "lesson" } : right;
      await answer(member, id, { ...answerTo("one-1", response), atom_id: item });
    }
    server.clock.setTo("2026-11-26T10:00:00Z");
    const late = answerTo("one-1", wrong, { answered_at: "2026-11-26T09:30:00Z" });
    const early = answerTo("one-1", right, { answered_at: "2026-11-26T09:20:00Z" });
    expect(await answer(member, id, late)).toMatchObject({ body: { counted: true } });
    expect(await answer(member, id, early)).toMatchObject({
      body: { counted: true, quest: { state: "answered", score_percentage: 100, xp_awarded: 10 } },
    });
    const third = answerTo("one-1", wrong, { answered_at: "2026-11-26T09:40:00Z" });
    expect(await answer(member, id, third)).toMatchObject({
      body: { counted: false, quest: { score_percentage: 100, xp_awarded: 10 } },
    });
    expect(await stats(member)).toMatchObject({ quests_available: 0 });
    const awards = await server.db
      .selectFrom("xp_awards")
      .select(["reason", "thing", "xp"])
      .where("user_id", "=", member.id)
      .where("reason", "=", "quest")
      .execute();
    expect(awards).toEqual([{ reason: "quest", thing: id, xp: 10 }]);
  });

  it("tells the other devices when the quest begins and when it ends, and not in between", async () => {
    const member = await learner();
    const { id, items } = await questOf(member);
    const { socket, messages } = await openSocket(server, await createTicket(member));
    const updates = () => messages.filter(({ type }) => type === "quest.updated");
    const [first = "", ...others] = items;
    await answer(member, id, { ...answerTo("one-1", right), atom_id: first });
    await waitFor("the beginning of the quest", () => updates()[0]);
    for (const item of [first, ...others]) {
      const isText = item === atomId("two-text");
      const response = isText ? { content_type: "lesson" } : right;
      await answer(member, id, { ...answerTo("one-1", response), atom_id: item });
    }
    await waitFor("the end of the quest", () => updates()[1]);
    expect(updates()).toEqual([
      { type: "quest.updated", quest_id: id, status: "in_progress" },
      { type: "quest.updated", quest_id: id, status: "completed" },
    ]);
    socket.close();
  });

  it("is refused in another member's quest, and for an item that it does not ask", async () => {
    const member = await learner();
    const other = await learner();
    const { id } = await questOf(member);
    expect(await answer(other, id, answerTo("one-1", right))).toMatchObject({ status: 404 });
    expect(await other.post(`/quests/${id}/correction`)).toMatchObject({ status: 404 });
    expect(await answer(member, id, answerTo("three-1", right))).toMatchObject({ status: 404 });
  });
});
