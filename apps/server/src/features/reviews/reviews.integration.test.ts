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
const cardId = (key: string) => stableId("boiling:fr", "item", key);
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
  await answer(member, "one-text", { content_type: "lesson" });
  await answer(member, "one-1", wrong);
  await answer(member, "one-2", right);
  return member;
}

async function answer(member: TestMember, key: string, response: object): Promise<void> {
  const logged = await member.post("/progress/log-answer", {
    answer_id: randomUUIDv7(),
    atom_id: cardId(key),
    response,
    answered_at: server.clock.now().toISOString(),
  });
  expect(logged).toMatchObject({ status: 200 });
}

function reviewOf(key: string, changes: object = {}) {
  return {
    review_id: randomUUIDv7(),
    card_id: cardId(key),
    elapsed_ms: 4000,
    reviewed_at: server.clock.now().toISOString(),
    ...changes,
  };
}

const log = (member: TestMember, review: object) => member.post("/reviews/log", review);

async function queueOf(member: TestMember, query = ""): Promise<unknown[]> {
  return readList((await member.get(`/reviews/queue${query}`)).body, "items");
}

describe("the queue", () => {
  it("is empty on the day of the lesson, and has what was missed on the next", async () => {
    const member = await learner();
    expect(await member.get("/reviews/queue")).toMatchObject({
      status: 200,
      body: { items: [], due: 0, overdue: 0, new: 0, next_due_at: "2026-11-26T09:00:00.000Z" },
    });
    server.clock.setTo("2026-11-26T00:30:00Z");
    expect(await member.get("/reviews/queue")).toMatchObject({
      body: {
        new: 1,
        items: [
          {
            id: cardId("one-1"),
            state: "new",
            interval_days: 1,
            streak: 0,
            capsule_id: capsuleId,
            atom: { id: cardId("one-1"), content_type: "quiz" },
          },
        ],
      },
    });
    expect(await member.get("/progress/stats")).toMatchObject({ body: { reviews_due: 1 } });
  });

  it("has each card in the learner's own day", async () => {
    const member = await learner();
    server.clock.setTo("2026-11-25T15:30:00Z");
    const inTokyo = { headers: { "x-timezone": "Asia/Tokyo" } };
    expect(await member.get("/reviews/queue", inTokyo)).toMatchObject({ body: { new: 1 } });
    expect(await member.get("/reviews/queue")).toMatchObject({ body: { new: 0 } });
  });

  it("waits while its capsule is left, and can be asked for one capsule", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    expect(await queueOf(member, `?capsule_id=${capsuleId}`)).toHaveLength(1);
    expect(await queueOf(member, `?capsule_id=${stableId("another")}`)).toEqual([]);
    await member.post(`/capsules/${capsuleId}/unenroll`);
    expect(await queueOf(member)).toEqual([]);
    await member.post(`/capsules/${capsuleId}/enroll`);
    expect(await queueOf(member)).toHaveLength(1);
  });

  it("is the member's own", async () => {
    await learner();
    const other = await createMember(server);
    server.clock.setTo(tomorrow);
    expect(await queueOf(other)).toEqual([]);
    expect(await log(other, reviewOf("one-1", { response: right, rating: "good" }))).toMatchObject({
      status: 404,
    });
  });
});

describe("a card", () => {
  const hold = (member: TestMember, key: string, kind: string) =>
    member.call("PUT", `/reviews/cards/${cardId(key)}/hold`, { payload: { kind } });

  it("that is put aside until tomorrow comes then, in the learner's own day", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    expect(await hold(member, "one-1", "tomorrow")).toMatchObject({ status: 204 });
    expect(await queueOf(member)).toEqual([]);
    expect(await member.get("/progress/stats")).toMatchObject({ body: { reviews_due: 0 } });
    expect(await member.get("/reviews/stats")).toMatchObject({
      body: { held: 1, new: 0, capsules: [{ id: capsuleId, waiting: 0, cards: 2 }] },
    });
    expect(await member.get("/reviews/held")).toMatchObject({
      body: { total: 1, items: [{ id: cardId("one-1"), kind: "tomorrow" }] },
    });
    server.clock.setTo("2026-11-27T00:30:00Z");
    expect(await queueOf(member)).toMatchObject([{ id: cardId("one-1"), state: "new" }]);
    expect(await member.get("/reviews/held")).toMatchObject({ body: { total: 0, items: [] } });
  });

  it("that is suspended stays away until it is taken up again, page by page", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    await hold(member, "one-1", "tomorrow");
    await hold(member, "one-1", "suspended");
    server.clock.setTo("2026-12-20T09:00:00Z");
    await hold(member, "one-2", "suspended");
    expect(await queueOf(member)).toEqual([]);
    expect(await member.get("/reviews/stats")).toMatchObject({ body: { held: 2, cards: 0 } });
    const first = await member.get("/reviews/held?limit=1");
    expect(first).toMatchObject({ body: { total: 2, items: [{ id: cardId("one-2") }] } });
    const cursor = String(read(first.body, "next_cursor"));
    expect(await member.get(`/reviews/held?limit=1&cursor=${cursor}`)).toMatchObject({
      body: { items: [{ id: cardId("one-1"), kind: "suspended" }], next_cursor: null },
    });
    const release = () => member.call("DELETE", `/reviews/cards/${cardId("one-1")}/hold`);
    expect(await release()).toMatchObject({ status: 204 });
    expect(await release()).toMatchObject({ status: 204 });
    expect(await queueOf(member)).toHaveLength(1);
  });

  it("of somebody else cannot be put aside", async () => {
    const other = await createMember(server);
    await learner();
    expect(await hold(other, "one-1", "suspended")).toMatchObject({ status: 404 });
  });
});

describe("a capsule that begins anew", () => {
  it("has its cards as new, once, and keeps XP and reviews", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    await log(member, reviewOf("one-1", { response: right, rating: "easy" }));
    await log(member, reviewOf("one-2", { response: right, rating: "good" }));
    expect(await queueOf(member)).toEqual([]);
    const restart = {
      restart_id: randomUUIDv7(),
      capsule_id: capsuleId,
      restarted_at: server.clock.now().toISOString(),
    };
    const begin = (body: object) => member.post("/reviews/restart", body);
    expect(await begin(restart)).toMatchObject({ status: 200, body: { cards: 2 } });
    expect(await begin(restart)).toMatchObject({ status: 200, body: { cards: 2 } });
    expect(await begin({ ...restart, capsule_id: stableId("another") })).toMatchObject({
      status: 409,
    });
    const queue = await queueOf(member);
    expect(queue).toMatchObject([{ state: "new" }, { state: "new" }]);
    const before = read(queue[0], "intervals");
    expect(await member.get("/progress/stats")).toMatchObject({ body: { xp_total: 19 } });
    server.clock.setTo("2026-11-26T09:10:00Z");
    expect(await log(member, reviewOf("one-1", { response: right, rating: "good" }))).toMatchObject(
      {
        body: { card: { interval_days: read(before, "good"), streak: 1 } },
      },
    );
    const nothing = { ...restart, restart_id: randomUUIDv7(), capsule_id: stableId("another") };
    expect(await begin(nothing)).toMatchObject({ status: 404 });
  });
});

describe("a review", () => {
  it("schedules the card, gives XP, and counts once", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    const [card] = await queueOf(member);
    const review = reviewOf("one-1", { response: right, rating: "good" });
    const first = await log(member, review);
    expect(first).toMatchObject({
      status: 200,
      body: {
        rating: "good",
        score: 1,
        xp_awarded: 2,
        card: {
          state: "scheduled",
          streak: 1,
          interval_days: read(read(card, "intervals"), "good"),
        },
      },
    });
    expect((await log(member, review)).body).toEqual(first.body);
    expect(await log(member, { ...review, rating: "easy" })).toMatchObject({
      status: 409,
      body: { code: "review_id_reused" },
    });
    expect(await queueOf(member)).toEqual([]);
    expect(await member.get("/progress/stats")).toMatchObject({
      body: { xp_total: 17, streak_days: 2 },
    });
    expect(await member.get("/reviews/stats")).toMatchObject({
      body: { reviewed_today: 1, cards: 2, retention_7: { remembered: 1, reviewed: 1 } },
    });
  });

  it.each([
    ["a right answer", { response: right }, "good", 1],
    ["a hinted one", { response: right, hinted: true }, "hard", 1],
    ["a wrong one", { response: wrong }, "again", 0],
    ["a wrong one that the learner corrects", { response: wrong, rating: "hard" }, "hard", 0],
  ])("is graded by its response: %s", async (_, sent, rating, score) => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    expect(await log(member, reviewOf("one-1", sent))).toMatchObject({
      status: 200,
      body: { rating, score, xp_awarded: rating === "again" ? 0 : 2 },
    });
  });

  it("whose answer was shown is again, with no XP, whatever it is rated then or later", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    const shown = reviewOf("one-1", { rating: "easy" });
    expect(await log(member, shown)).toMatchObject({
      status: 200,
      body: { rating: "again", score: null, xp_awarded: 0, card: { streak: 0 } },
    });
    const corrected = reviewOf("one-1", { rating: "good", replaces: shown.review_id });
    expect(await log(member, corrected)).toMatchObject({
      status: 200,
      body: { rating: "again", xp_awarded: 0 },
    });
    expect(await member.get("/reviews/stats")).toMatchObject({
      body: { reviewed_today: 1, retention_7: { remembered: 0, reviewed: 1 } },
    });
  });

  it("needs a rating or a response to its own item", async () => {
    const member = await learner();
    expect(await log(member, reviewOf("one-1"))).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: [{ path: "rating" }] },
    });
    const response = { content_type: "true_false", value: true };
    expect(await log(member, reviewOf("one-1", { response }))).toMatchObject({
      status: 422,
      body: { code: "response_mismatch" },
    });
  });

  it("that is undone never was: the card, the XP and the figures", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    const before = await queueOf(member);
    const review = reviewOf("one-1", { response: right, rating: "easy" });
    await log(member, review);
    const { review_id } = review;
    expect(await member.post("/reviews/undo", { review_id })).toMatchObject({
      status: 200,
      body: { xp_returned: 2, card: { state: "new", interval_days: 1 } },
    });
    expect(await member.post("/reviews/undo", { review_id })).toMatchObject({
      status: 200,
      body: { xp_returned: 0 },
    });
    expect(await queueOf(member)).toEqual(before);
    expect(await member.get("/progress/stats")).toMatchObject({ body: { xp_total: 15 } });
    expect(await member.get("/reviews/stats")).toMatchObject({ body: { reviewed_today: 0 } });
    expect(await member.post("/reviews/undo", { review_id: randomUUIDv7() })).toMatchObject({
      status: 404,
    });
  });

  it("that corrects another takes its place: one of them counts, with its XP", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    const first = reviewOf("one-1", { response: wrong });
    await log(member, first);
    const better = reviewOf("one-1", {
      response: right,
      rating: "hard",
      replaces: first.review_id,
    });
    const corrected = await log(member, better);
    expect(corrected).toMatchObject({ body: { xp_awarded: 2, xp_returned: 0 } });
    expect((await log(member, better)).body).toEqual(corrected.body);
    const worse = reviewOf("one-1", {
      response: right,
      rating: "again",
      replaces: better.review_id,
    });
    expect(await log(member, worse)).toMatchObject({
      body: { xp_awarded: 0, xp_returned: 2, card: { interval_days: 1, streak: 0 } },
    });
    expect(await member.get("/progress/stats")).toMatchObject({ body: { xp_total: 15 } });
    expect(await member.get("/reviews/stats")).toMatchObject({
      body: { reviewed_today: 1, retention_7: { remembered: 0, reviewed: 1 } },
    });
    const ofAnother = reviewOf("one-2", {
      response: right,
      rating: "good",
      replaces: worse.review_id,
    });
    expect(await log(member, ofAnother)).toMatchObject({ status: 404 });
    expect(await member.get("/reviews/stats")).toMatchObject({ body: { reviewed_today: 1 } });
  });

  it("leaves the same memory in whatever order devices send theirs", async () => {
    const member = await learner();
    const other = await learner();
    server.clock.setTo("2026-12-20T09:00:00Z");
    // Ids in another order than their times.
    const latest = ["2026-12-12", "2026-12-04", "2026-11-27", "2026-11-26"].map((day, index) =>
      reviewOf("one-1", {
        response: right,
        rating: (["good", "hard", "good", "again"] as const)[index],
        reviewed_at: `${day}T09:00:00Z`,
      }),
    );
    const reviews = latest.toReversed();
    for (const review of reviews) await log(member, review);
    for (const review of latest) {
      await log(other, review);
      await log(other, review);
    }
    const stored = (userId: string) =>
      server.db
        .selectFrom("review_cards")
        .selectAll()
        .where("user_id", "=", userId)
        .where("card_id", "=", cardId("one-1"))
        .executeTakeFirstOrThrow();
    const { user_id: _own, ...own } = await stored(member.id);
    const { user_id: _others, ...others } = await stored(other.id);
    expect(others).toEqual(own);
    expect(own).toMatchObject({ reviews: 4, lapses: 1, streak: 3 });
  });

  it("of an item that was withdrawn still counts, and the card goes", async () => {
    const member = await learner();
    server.clock.setTo(tomorrow);
    const withdraw = (at: Date | null) =>
      server.db
        .updateTable("atoms")
        .set({ retired_at: at })
        .where("id", "=", cardId("one-1"))
        .execute();
    await withdraw(server.clock.now());
    try {
      expect(await queueOf(member)).toEqual([]);
      expect(
        await log(member, reviewOf("one-1", { response: right, rating: "good" })),
      ).toMatchObject({
        status: 200,
        body: { xp_awarded: 2 },
      });
    } finally {
      await withdraw(null);
    }
  });
});
