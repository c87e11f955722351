import { randomUUIDv7 } from "node:crypto";

import fc from "fast-check";
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
import { keepParameters } from "./testing/keepParameters.ts";
import { drawParameters } from "./testing/simulateLearner.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const cardId = (key: string) => stableId("boiling:fr", "item", key);
const keys = ["one-1", "one-2"] as const;
const start = Date.parse("2026-11-25T09:00:00Z");
const dayMs = 86_400_000;

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

/** Somebody who on 25 November knew two questions, twelve days before now. */
async function learner(): Promise<TestMember> {
  server.clock.setTo(new Date(start).toISOString());
  const member = await createMember(server);
  await member.post(`/capsules/${capsuleId}/enroll`);
  for (const key of keys) {
    await member.post("/progress/log-answer", {
      answer_id: randomUUIDv7(),
      atom_id: cardId(key),
      response: { content_type: "quiz", choice_ids: ["a"] },
      answered_at: server.clock.now().toISOString(),
    });
  }
  server.clock.setTo(new Date(start + 12 * dayMs).toISOString());
  return member;
}

interface Sent {
  readonly card: (typeof keys)[number];
  readonly rating: "again" | "hard" | "good" | "easy";
  readonly minutes: number;
}

const reviewOf = ({ card, rating, minutes }: Sent) => ({
  review_id: randomUUIDv7(),
  card_id: cardId(card),
  response: { content_type: "quiz", choice_ids: ["a"] },
  rating,
  elapsed_ms: 4000,
  reviewed_at: new Date(start + minutes * 60_000).toISOString(),
});

const log = (member: TestMember, review: object) => member.post("/reviews/log", review);

/**
 * All that follows from a member's log: their cards, XP, and the figures of their days. The XP of badges is
 * left out: a badge that was reached before a late review came is kept, on the day that reached it.
 */
async function accountOf(member: TestMember): Promise<unknown> {
  const cards = await server.db
    .selectFrom("review_cards")
    .selectAll()
    .where("user_id", "=", member.id)
    .orderBy("card_id")
    .execute();
  const awards = await server.db
    .selectFrom("xp_awards")
    .select(["reason", "thing", "xp"])
    .where("user_id", "=", member.id)
    .where("reason", "=", "review")
    .orderBy("thing")
    .execute();
  const badges = await server.db
    .selectFrom("xp_awards")
    .select(["day", "xp"])
    .where("user_id", "=", member.id)
    .where("reason", "=", "badge")
    .execute();
  const studied = await server.db
    .selectFrom("study_days")
    .select(["day", "xp", "reviewed", "remembered"])
    .where("user_id", "=", member.id)
    .orderBy("day")
    .execute();
  const days = studied.map((day) => {
    const onDay = badges.filter((badge) => badge.day === day.day);
    return { ...day, xp: onDay.reduce((left, { xp }) => left - xp, day.xp) };
  });
  return {
    cards: cards.map(({ user_id: _, ...card }) => card),
    awards,
    // The time of a review that was taken back was spent: its day stays, with nothing in it.
    days: days.filter(({ xp, reviewed }) => xp > 0 || reviewed > 0),
  };
}

const events = fc.array(
  fc.record({
    card: fc.constantFrom(...keys),
    rating: fc.constantFrom("again" as const, "hard" as const, "good" as const, "easy" as const),
    minutes: fc.integer({ min: 60, max: 11 * 24 * 60 }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe("reviews from three devices", () => {
  // Eight histories of up to twelve reviews here; `pnpm eval reviews` folds 10,000 in 100 orders.
  it("leave the same cards, XP and days in whatever order they come, some twice and some undone, with parameters changed at any time", async () => {
    await fc.assert(
      fc.asyncProperty(events, fc.infiniteStream(fc.nat()), async (sent, chances) => {
        const reviews = sent.map(reviewOf);
        const draw = (below: number) => Number(chances.next().value) % below;
        const inOrder = await learner();
        for (const review of reviews) await log(inOrder, review);
        const parameters = drawParameters(draw(1000));
        await keepParameters(server.db, inOrder.id, parameters);
        const expected = await accountOf(inOrder);

        const shuffled = await learner();
        const twice = reviews.flatMap((review) => (draw(2) === 0 ? [review, review] : [review]));
        const changed = draw(twice.length);
        const order = twice
          .map((review) => ({ review, rank: draw(1000) }))
          .toSorted((one, other) => one.rank - other.rank);
        for (const [index, { review }] of order.entries()) {
          if (index === changed) {
            await keepParameters(server.db, shuffled.id, drawParameters(draw(1000)));
            await keepParameters(server.db, shuffled.id, parameters);
          }
          expect(await log(shuffled, review)).toMatchObject({ status: 200 });
          if (draw(3) > 0) continue;
          const wrong = reviewOf({ card: "one-1", rating: "again", minutes: 1 + draw(15_000) });
          await log(shuffled, wrong);
          await shuffled.post("/reviews/undo", { review_id: wrong.review_id });
        }
        expect(await accountOf(shuffled)).toEqual(expected);
        await transact(server.db, (tx) => foldCards(tx, shuffled.id));
        expect(await accountOf(shuffled)).toEqual(expected);
      }),
      { seed: 18, numRuns: 8 },
    );
  });

  it("that send the same one at once are told the same, and it counts once", async () => {
    const member = await learner();
    const review = reviewOf({ card: "one-1", rating: "good", minutes: 3000 });
    const replies = await Promise.all([1, 2, 3].map(() => log(member, review)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const days = readList(await accountOf(member), "days");
    expect(days).toContainEqual(expect.objectContaining({ reviewed: 1, remembered: 1 }));
  });

  it("whose clocks are two days off are never refused: ahead is now, behind is then", async () => {
    const member = await learner();
    const ahead = reviewOf({ card: "one-1", rating: "good", minutes: 14 * 24 * 60 });
    const behind = reviewOf({ card: "one-2", rating: "good", minutes: 10 * 24 * 60 });
    const counted = await log(member, ahead);
    expect(counted).toMatchObject({ status: 200 });
    const card = read(counted.body, "card");
    const due = Date.parse(String(read(card, "due_at")));
    expect(due - Number(read(card, "interval_days")) * dayMs).toBe(start + 12 * dayMs);
    const earlier = read((await log(member, behind)).body, "card");
    const before = Date.parse(String(read(earlier, "due_at")));
    expect(before - Number(read(earlier, "interval_days")) * dayMs).toBe(start + 10 * dayMs);
    const joined = reviewOf({ card: "one-2", rating: "good", minutes: -2 * 24 * 60 });
    expect(await log(member, joined)).toMatchObject({ status: 200 });
  });
});
