import { randomUUIDv7 } from "node:crypto";

import type { AnswerLog, Plan } from "@alambic/contract";
import { read, readList } from "@alambic/domain/testing";
import { beforeAll, describe, expect, it } from "vitest";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const itemId = (key: string) => stableId("boiling:fr", "item", key);
const right = { content_type: "quiz" as const, choice_ids: ["a"] };
const wrong = { content_type: "quiz" as const, choice_ids: ["b"] };
const readIt = { content_type: "lesson" as const };

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

async function learner(plan: Plan = "free"): Promise<TestMember> {
  const member = await createMember(server, plan);
  await member.post(`/capsules/${capsuleId}/enroll`);
  return member;
}

function answerTo(key: string, changes: Partial<AnswerLog> = {}): AnswerLog {
  return {
    answer_id: randomUUIDv7(),
    atom_id: itemId(key),
    response: right,
    elapsed_ms: 30_000,
    answered_at: server.clock.now().toISOString(),
    ...changes,
  };
}

const log = (member: TestMember, answer: object) => member.post("/progress/log-answer", answer);

async function finishLesson(member: TestMember, key: string): Promise<void> {
  await log(member, answerTo(`${key}-text`, { response: readIt }));
  await log(member, answerTo(`${key}-1`));
  await log(member, answerTo(`${key}-2`));
}

describe("logAnswer", () => {
  it("scores, awards and adds up", async () => {
    const member = await learner();
    expect(await log(member, answerTo("one-1"))).toMatchObject({
      status: 200,
      body: {
        correct: true,
        score: 1,
        feedback: { outcome: "correct" },
        correct_response: right,
        xp_awarded: 10,
        atom_progress_status: "completed",
        molecule: { progress_status: "in_progress", progress_percentage: 33, xp_earned: 10 },
        capsule: { progress_status: "in_progress", progress_percentage: 11, xp_total: 75 },
      },
    });
  });

  it("gives the same reply to the same answer, and counts it once", async () => {
    const member = await learner();
    const answer = answerTo("one-1");
    const first = await log(member, answer);
    const { answer_id, ...rest } = answer;
    const again = await log(member, { ...rest, answer_id });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
    expect(await member.get("/progress/stats")).toMatchObject({
      body: { xp_total: 10, answers_logged: 1 },
    });
  });

  it("counts one of many identical answers that arrive at once", async () => {
    const member = await learner();
    const answer = answerTo("one-1");
    const replies = await Promise.all(Array.from({ length: 10 }, () => log(member, answer)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await member.get("/progress/stats")).toMatchObject({
      body: { xp_total: 10, answers_logged: 1 },
    });
  });

  it("takes an answer only for the member who gave it", async () => {
    const [ada, ben] = [await learner(), await learner()];
    const payload = answerTo("one-1");
    const headers = { "x-account": ada.id };
    expect(await ben.call("POST", "/progress/log-answer", { payload, headers })).toMatchObject({
      status: 409,
      body: { code: "account_mismatch" },
    });
    expect(await ben.get("/progress/stats")).toMatchObject({ body: { answers_logged: 0 } });
    expect(await ada.call("POST", "/progress/log-answer", { payload, headers })).toMatchObject({
      status: 200,
    });
  });

  it("refuses another answer with the same id", async () => {
    const member = await learner();
    const answer = answerTo("one-1");
    await log(member, answer);
    expect(await log(member, { ...answer, response: wrong })).toMatchObject({
      status: 409,
      body: { code: "answer_id_reused" },
    });
  });

  it("takes the same id from another member as another answer", async () => {
    const answer = answerTo("one-1");
    for (const member of [await learner(), await learner()]) {
      expect(await log(member, answer)).toMatchObject({ status: 200, body: { xp_awarded: 10 } });
    }
  });

  it("awards an item once, and half of it after the answer was shown", async () => {
    const member = await learner();
    expect(await log(member, answerTo("one-1", { response: wrong }))).toMatchObject({
      body: { correct: false, xp_awarded: 0, atom_progress_status: "failed" },
    });
    expect(await log(member, answerTo("one-1", { response: null, revealed: true }))).toMatchObject({
      body: {
        feedback: { outcome: "revealed" },
        xp_awarded: 0,
        atom_progress_status: "in_progress",
      },
    });
    expect(await log(member, answerTo("one-1"))).toMatchObject({
      body: { xp_awarded: 5, atom_progress_status: "completed" },
    });
    expect(await log(member, answerTo("one-1"))).toMatchObject({ body: { xp_awarded: 0 } });
  });

  it("gives who keeps lessons on a device the locked ones too, and takes answers to them in order", async () => {
    const member = await learner("pro");
    const second = `/capsules/${capsuleId}/granule/1/molecule/2`;
    const refused = { status: 403, body: { code: "lesson_locked" } };
    expect(await member.get(second)).toMatchObject(refused);
    await member.call("PATCH", "/users/me", { payload: { offline_mode_enabled: true } });
    expect(await member.get(second)).toMatchObject({
      status: 200,
      body: { molecule: { is_locked: true } },
    });
    expect(await log(member, answerTo("two-1"))).toMatchObject(refused);
    await finishLesson(member, "one");
    expect(await log(member, answerTo("two-1"))).toMatchObject({ status: 200 });
  });

  it("unlocks the next lesson when all items of this one are done", async () => {
    const member = await learner();
    const second = `/capsules/${capsuleId}/granule/1/molecule/2`;
    expect(await member.get(second)).toMatchObject({
      status: 403,
      body: { code: "lesson_locked" },
    });
    expect(await log(member, answerTo("two-1"))).toMatchObject({
      status: 403,
      body: { code: "lesson_locked" },
    });
    await finishLesson(member, "one");
    expect(await member.get(second)).toMatchObject({ status: 200 });
    expect(await member.get("/capsules/me")).toMatchObject({
      body: { items: [{ next_lesson: { lesson_number: 2, title: "Lesson two" } }] },
    });
  });

  it("completes the capsule with its last item; Premium then gives 50 XP, once", async () => {
    const member = await learner("premium");
    for (const key of ["one", "two"]) await finishLesson(member, key);
    await log(member, answerTo("three-text", { response: readIt }));
    await log(member, answerTo("three-1"));
    expect(await log(member, answerTo("three-2"))).toMatchObject({
      body: {
        bonus_xp_awarded: 50,
        capsule: { progress_status: "completed", progress_percentage: 100, xp_earned: 75 },
      },
    });
    expect(await log(member, answerTo("three-2"))).toMatchObject({ body: { bonus_xp_awarded: 0 } });
    expect(await member.get("/progress/stats")).toMatchObject({
      // Of these, 40 came with the badges of the first lesson and the first capsule.
      body: { xp_total: 165, lessons_completed: 3, capsules_completed: 1 },
    });
  });

  it.each([
    ["a response to another kind", { response: { content_type: "true_false", value: true } }],
    ["a choice that is not there", { response: { content_type: "quiz", choice_ids: ["z"] } }],
  ])("refuses %s", async (_what, changes) => {
    const member = await learner();
    expect(await log(member, { ...answerTo("one-1"), ...changes })).toMatchObject({
      status: 422,
      body: { code: "response_mismatch" },
    });
  });

  it("needs an attempt, or that the answer was shown", async () => {
    const member = await learner();
    expect(await log(member, answerTo("one-1", { response: null }))).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: [{ path: "response", code: "required" }] },
    });
  });

  it("is for who is enrolled", async () => {
    const member = await createMember(server);
    expect(await log(member, answerTo("one-1"))).toMatchObject({
      status: 403,
      body: { code: "not_enrolled" },
    });
  });
});

describe("study time and streak", () => {
  it("count at most five minutes an answer", async () => {
    const member = await learner();
    await log(member, answerTo("one-1", { elapsed_ms: 86_400_000 }));
    await log(member, answerTo("one-2", { elapsed_ms: 60_000 }));
    expect(await member.get("/progress/stats")).toMatchObject({ body: { study_minutes: 6 } });
  });

  it("count the same whole minutes in the sum as on the days", async () => {
    const member = await learner();
    const minutes = async () => read((await member.get("/progress/stats")).body, "study_minutes");
    await log(member, answerTo("one-1", { elapsed_ms: 59_400 }));
    expect(await minutes()).toBe(0);
    await log(member, answerTo("one-2", { elapsed_ms: 60_200 }));
    const { body } = await member.get("/progress/activity");
    expect(readList(body, "days").map((day) => read(day, "study_seconds"))).toEqual([120]);
    expect(await minutes()).toBe(2);
  });

  it("count days in the member's time zone, and take no time from the future", async () => {
    server.clock.setTo("2026-11-22T23:30:00Z");
    const member = await learner();
    server.clock.setTo("2026-11-23T10:00:00Z");
    const inTokyo = { headers: { "x-timezone": "Asia/Tokyo" } };
    const at = (answered_at: string) => ({
      payload: answerTo("one-1", { answered_at }),
      ...inTokyo,
    });
    await member.call("POST", "/progress/log-answer", at("2026-11-22T23:45:00Z"));
    expect(await member.get("/progress/stats", inTokyo)).toMatchObject({
      body: { streak_days: 1 },
    });
    server.clock.setTo("2026-11-24T10:00:00Z");
    await member.call("POST", "/progress/log-answer", at("2031-01-01T00:00:00Z"));
    expect(await member.get("/progress/stats", inTokyo)).toMatchObject({
      body: { streak_days: 2 },
    });
    server.clock.setTo("2026-11-27T10:00:00Z");
    expect(await member.get("/progress/stats", inTokyo)).toMatchObject({
      body: { streak_days: 0 },
    });
  });
});
