import { randomUUIDv7 } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { transact } from "../../platform/db/transact.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { foldCards } from "./foldCards.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const cardId = (key: string) => stableId("boiling:fr", "item", key);
const right = { content_type: "quiz", choice_ids: ["a"] };

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

/** Somebody who knew two questions on 25 November, and both again on the 28th. */
async function learner(): Promise<TestMember> {
  server.clock.setTo("2026-11-25T09:00:00Z");
  const member = await createMember(server);
  await member.post(`/capsules/${capsuleId}/enroll`);
  for (const key of ["one-1", "one-2"]) {
    await member.post("/progress/log-answer", {
      answer_id: randomUUIDv7(),
      atom_id: cardId(key),
      response: right,
      answered_at: server.clock.now().toISOString(),
    });
  }
  server.clock.setTo("2026-11-28T09:00:00Z");
  for (const key of ["one-1", "one-2"]) await review(member, key);
  return member;
}

async function review(member: TestMember, key: string, rating = "good"): Promise<void> {
  const logged = await member.post("/reviews/log", {
    review_id: randomUUIDv7(),
    card_id: cardId(key),
    response: { content_type: "quiz", choice_ids: ["a"] },
    rating,
    elapsed_ms: 30_000,
    reviewed_at: server.clock.now().toISOString(),
  });
  expect(logged).toMatchObject({ status: 200 });
}

const change = (member: TestMember, payload: object) =>
  member.call("PATCH", "/reviews/settings", { payload });

/** Has all reviews of a member so far taken a quarter of an hour. */
const slowDown = (userId: string) =>
  server.db
    .updateTable("reviews")
    .set({ elapsed_ms: 900_000 })
    .where("user_id", "=", userId)
    .execute();

const stored = (userId: string) =>
  server.db
    .selectFrom("review_cards")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("card_id")
    .execute();

/** What the log says, made from nothing, is what is stored. */
async function expectFolded(userId: string): Promise<void> {
  const before = await stored(userId);
  await transact(server.db, (tx) => foldCards(tx, userId));
  expect(await stored(userId)).toEqual(before);
}

describe("the settings of reviews", () => {
  it("begin with twenty new cards a day and nine in ten remembered, and say what else costs", async () => {
    const member = await learner();
    const settings = await member.get("/reviews/settings");
    expect(settings).toMatchObject({
      status: 200,
      body: {
        new_per_day: 20,
        minutes_a_day: null,
        desired_retention: 0.9,
        exams: [{ capsule_id: capsuleId, exam_on: null }],
      },
    });
    const costs = readList(settings.body, "costs").map((cost) =>
      Number(read(cost, "minutes_a_day")),
    );
    expect(costs.at(-1)).toBeGreaterThan(costs[0] ?? Infinity);
    expect(await member.get("/reviews/stats")).toMatchObject({ body: { seconds_a_card: 30 } });
  });

  it("bring cards back sooner for who wants to remember more, and as before when taken back", async () => {
    const member = await learner();
    const before = await stored(member.id);
    expect(await change(member, { desired_retention: 0.97 })).toMatchObject({
      status: 200,
      body: { desired_retention: 0.97, new_per_day: 20 },
    });
    const sooner = await stored(member.id);
    for (const [index, card] of sooner.entries()) {
      expect(card.due_at < (before[index]?.due_at ?? 0)).toBe(true);
      expect(card.stability).toBe(before[index]?.stability);
    }
    await expectFolded(member.id);
    await change(member, { desired_retention: 0.9 });
    expect(await stored(member.id)).toEqual(before);
  });

  it.each([{ desired_retention: 0.99 }, { new_per_day: -1 }, { minutes_a_day: 1 }])(
    "refuse %j",
    async (payload) => {
      const member = await createMember(server);
      expect(await change(member, payload)).toMatchObject({ status: 422 });
    },
  );

  it("limit new cards of a day, and not those of a capsule that is asked for", async () => {
    server.clock.setTo("2026-11-25T09:00:00Z");
    const member = await learner();
    await member.post("/reviews/restart", {
      restart_id: randomUUIDv7(),
      capsule_id: capsuleId,
      restarted_at: server.clock.now().toISOString(),
    });
    await change(member, { new_per_day: 1 });
    server.clock.setTo("2026-11-29T09:00:00Z");
    expect(await member.get("/reviews/stats")).toMatchObject({ body: { new: 1, later: 1 } });
    expect(await member.get("/progress/stats")).toMatchObject({ body: { reviews_due: 1 } });
    const all = await member.get("/reviews/queue");
    expect(readList(all.body, "items")).toHaveLength(1);
    const ofCapsule = await member.get(`/reviews/queue?capsule_id=${capsuleId}`);
    expect(readList(ofCapsule.body, "items")).toHaveLength(2);
    await change(member, { new_per_day: 0 });
    expect(await member.get("/reviews/queue")).toMatchObject({ body: { items: [], new: 0 } });
  });

  it("leave what there is no time for to another day", async () => {
    const member = await learner();
    await change(member, { minutes_a_day: 5 });
    server.clock.setTo("2026-12-19T09:00:00Z");
    // Two minutes is the most that a card can take: two of them fill five minutes.
    await slowDown(member.id);
    expect(await member.get("/reviews/stats")).toMatchObject({
      body: { overdue: 2, later: 0, minutes_a_day: 5, seconds_a_card: 120 },
    });
    await review(member, "one-1");
    await slowDown(member.id);
    const late = { due_at: new Date("2026-12-17T09:00:00Z"), last_seen_at: new Date("2026-11-28") };
    await server.db
      .updateTable("review_cards")
      .set(late)
      .where("user_id", "=", member.id)
      .where("card_id", "=", cardId("one-1"))
      .execute();
    expect(await member.get("/reviews/stats")).toMatchObject({
      body: {
        overdue: 1,
        later: 1,
        forecast: [{ day: "2026-12-19", cards: 1 }, {}, {}, {}, {}, {}, {}],
      },
    });
    expect(readList((await member.get("/reviews/queue")).body, "items")).toHaveLength(1);
    expect(await member.get("/progress/stats")).toMatchObject({ body: { reviews_due: 1 } });
  });
});

describe("an exam", () => {
  it("brings the cards of its capsule back just before, until its day is over", async () => {
    const member = await learner();
    const before = await stored(member.id);
    const due = Math.max(...before.map(({ due_at }) => due_at.getTime()));
    const examOn = new Date(due - 2 * 86_400_000).toISOString().slice(0, 10);
    const exam = { capsule_id: capsuleId, exam_on: examOn };
    expect(await change(member, { exam })).toMatchObject({
      status: 200,
      body: { exams: [exam] },
    });
    await expectFolded(member.id);
    const [card] = await stored(member.id);
    if (!card?.exam_due_at) throw new Error("The exam changed nothing.");
    server.clock.setTo(card.exam_due_at.toISOString());
    expect(readList((await member.get("/reviews/queue")).body, "items")).not.toEqual([]);
    server.clock.setTo(`${examOn}T23:30:00Z`);
    expect(readList((await member.get("/reviews/queue")).body, "items")).not.toEqual([]);
    server.clock.setTo(new Date(Date.parse(examOn) + 86_400_000).toISOString());
    expect(readList((await member.get("/reviews/queue")).body, "items")).toEqual([]);
    await change(member, { exam: { ...exam, exam_on: null } });
    expect(await stored(member.id)).toEqual(before);
  });

  it("needs cards to be known", async () => {
    const member = await createMember(server);
    const exam = { capsule_id: capsuleId, exam_on: "2026-12-24" };
    expect(await change(member, { exam })).toMatchObject({ status: 404 });
  });
});
