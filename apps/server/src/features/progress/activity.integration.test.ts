import { randomUUIDv7 } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const itemId = (key: string) => stableId("boiling:fr", "item", key);
const right = { content_type: "quiz", choice_ids: ["a"] };

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

async function learner(): Promise<TestMember> {
  server.clock.setTo("2026-11-20T09:00:00Z");
  const member = await createMember(server);
  await member.post(`/capsules/${capsuleId}/enroll`);
  return member;
}

async function answer(member: TestMember, key: string, zone = "UTC"): Promise<void> {
  const payload = {
    answer_id: randomUUIDv7(),
    atom_id: itemId(key),
    response: key === "one-text" ? { content_type: "lesson" } : right,
    elapsed_ms: 90_000,
    answered_at: server.clock.now().toISOString(),
  };
  const headers = { "x-timezone": zone };
  const logged = await member.call("POST", "/progress/log-answer", { payload, headers });
  expect(logged).toMatchObject({ status: 200 });
}

async function studyOn(member: TestMember, ...days: readonly string[]): Promise<void> {
  for (const day of days) {
    server.clock.setTo(`${day}T09:00:00Z`);
    await answer(member, "one-text");
  }
}

const activityOf = async (member: TestMember, query = "") =>
  (await member.get(`/progress/activity${query}`)).body;

describe("what a member did", () => {
  it("is nothing at first", async () => {
    const member = await learner();
    expect(await activityOf(member)).toMatchObject({
      today: "2026-11-20",
      from: "2025-11-21",
      first_day: null,
      xp_total: 0,
      days: [],
      streak: { days: 0, best: 0, studied_today: false, days_off: [], pause_from: null },
      sick_days: { days: [], left: 14, earliest: "2026-11-06" },
    });
  });

  it("is counted on the learner's day: time, XP, reviews, and what they were about", async () => {
    const member = await learner();
    await answer(member, "one-text");
    await answer(member, "one-1");
    server.clock.setTo("2026-11-24T09:00:00Z");
    const review = {
      review_id: randomUUIDv7(),
      card_id: itemId("one-1"),
      response: { content_type: "quiz", choice_ids: ["a"] },
      rating: "good",
      elapsed_ms: 30_000,
      reviewed_at: server.clock.now().toISOString(),
    };
    await member.post("/reviews/log", review);
    const activity = await activityOf(member);
    const domain = "natural_sciences";
    expect(read(activity, "days")).toEqual([
      {
        day: "2026-11-20",
        study_seconds: 180,
        answers: 2,
        xp: 15,
        reviewed: 0,
        remembered: 0,
        domains: [{ domain, study_seconds: 180, answers: 2 }],
      },
      {
        day: "2026-11-24",
        study_seconds: 30,
        answers: 1,
        xp: 2,
        reviewed: 1,
        remembered: 1,
        domains: [{ domain, study_seconds: 30, answers: 1 }],
      },
    ]);
    expect(activity).toMatchObject({ first_day: "2026-11-20", xp_total: 17 });
    expect(readList(activity, "forecast")).toHaveLength(30);

    await member.post("/reviews/undo", { review_id: review.review_id });
    await member.post("/reviews/undo", { review_id: review.review_id });
    expect(readList(await activityOf(member), "days")[1]).toMatchObject({
      xp: 0,
      reviewed: 0,
      remembered: 0,
      study_seconds: 30,
    });
  });

  it("is told for a range of at most a year", async () => {
    const member = await learner();
    await studyOn(member, "2026-11-20", "2026-11-21", "2026-11-22");
    const days = readList(await activityOf(member, "?from=2026-11-21&to=2026-11-21"), "days");
    expect(days).toMatchObject([{ day: "2026-11-21" }]);
    for (const query of ["?from=2025-11-21&to=2026-11-22", "?from=2026-11-22&to=2026-11-21"]) {
      expect(await member.get(`/progress/activity${query}`)).toMatchObject({ status: 422 });
    }
  });
});

describe("a streak", () => {
  it("is kept by the pause and by sick days, declared afterwards or withdrawn", async () => {
    const member = await learner();
    await studyOn(member, "2026-11-20", "2026-11-21", "2026-11-24", "2026-11-25");
    expect(await activityOf(member)).toMatchObject({ streak: { days: 2, best: 2 } });

    const declared = await member.post("/progress/sick-days", { day: "2026-11-22" });
    expect(declared).toMatchObject({ status: 200, body: { days: ["2026-11-22"], left: 13 } });
    expect((await member.post("/progress/sick-days", { day: "2026-11-22" })).body).toEqual(
      declared.body,
    );
    expect(await activityOf(member)).toMatchObject({
      streak: {
        days: 4,
        days_off: [
          { day: "2026-11-22", reason: "sick" },
          { day: "2026-11-23", reason: "pause" },
        ],
        pause_from: "2026-11-30",
      },
    });
    expect(await member.get("/progress/stats")).toMatchObject({ body: { streak_days: 4 } });

    expect(await member.call("DELETE", "/progress/sick-days/2026-11-22")).toMatchObject({
      status: 204,
    });
    expect(await activityOf(member)).toMatchObject({ streak: { days: 2 } });
  });

  it.each([
    ["2026-11-21", "in_the_future"],
    ["2026-11-05", "too_long_ago"],
  ])("takes no sick day on %s: %s", async (day, code) => {
    const member = await learner();
    expect(await member.post("/progress/sick-days", { day })).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: [{ path: "day", code }] },
    });
  });

  it("goes on for who flies over the date line", async () => {
    const member = await learner();
    server.clock.setTo("2026-11-21T06:00:00Z");
    await answer(member, "one-text", "Pacific/Honolulu");
    server.clock.setTo("2026-11-21T22:00:00Z");
    await answer(member, "one-text", "Pacific/Auckland");
    const there = { headers: { "x-timezone": "Pacific/Auckland" } };
    expect((await member.get("/progress/activity", there)).body).toMatchObject({
      today: "2026-11-22",
      days: [{ day: "2026-11-20" }, { day: "2026-11-22" }],
      streak: { days: 2, days_off: [] },
    });
  });
});
