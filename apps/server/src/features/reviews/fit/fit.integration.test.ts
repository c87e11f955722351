import { randomUUIDv7 } from "node:crypto";

import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { read } from "@alambic/domain/testing";

import { loadShipped } from "../../../start/content/loadShipped.ts";
import { transact } from "../../../platform/db/transact.ts";
import { shippedFixture } from "../../../testing/shippedFixture.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember, TestCaller, TestMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";
import { stableId } from "../../capsules/index.ts";
import { createSession, sessionSeconds } from "../../users/sessions/createSession.ts";
import { foldCards } from "../foldCards.ts";
import { loadMemoryModel } from "../loadMemoryModel.ts";
import type { FitResult } from "../memory/fit/index.ts";
import { askFit, comparison, keptResult } from "../testing/keepParameters.ts";
import { drawParameters } from "../testing/simulateLearner.ts";
import type { FitAsked } from "./fitJob.ts";
import { runFit } from "./runFit.ts";

const server = await startTestServer({ withJobs: true });
const capsuleId = stableId("boiling:fr");
const keys = ["one-1", "one-2"];
const cards = keys.map((key) => stableId("boiling:fr", "item", key));
const learned = Date.parse("2025-01-01T09:00:00Z");
const dayMs = 86_400_000;
const own = drawParameters(3);
const going = { isStopping: () => false };

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

/** Somebody who reviewed two cards every day, so often together. */
async function reviewer(reviews: number): Promise<TestMember> {
  server.clock.setTo(new Date(learned).toISOString());
  const member = await createMember(server);
  await member.post(`/capsules/${capsuleId}/enroll`);
  for (const key of cards) {
    await member.post("/progress/log-answer", {
      answer_id: randomUUIDv7(),
      atom_id: key,
      response: { content_type: "quiz", choice_ids: ["a"] },
      answered_at: server.clock.now().toISOString(),
    });
  }
  await addReviews(member, { from: 0, count: reviews });
  return member;
}

/** Adds reviews to a member's log, and brings the clock to where they end. */
async function addReviews(
  member: TestMember,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<void> {
  await sql`
    insert into reviews (user_id, review_id, card_id, capsule_id, request_hash, reply, rating,
      elapsed_ms, day, time_zone, reviewed_at, received_at)
    select ${member.id}::uuid, gen_random_uuid(), (${`{${cards.join()}}`}::uuid[])[1 + number % 2],
      ${capsuleId}, '', 'null', case when number % 9 = 0 then 'again' else 'good' end,
      4000, at::date, 'UTC', at, at
    from generate_series(${from}::int, ${from + count - 1}::int) as number
    cross join lateral (
      select ${new Date(learned)}::timestamptz + (1 + number / 2) * interval '1 day' as at
    ) as moment`.execute(server.db);
  await transact(server.db, (tx) => foldCards(tx, member.id));
  const days = Math.ceil((from + count) / 2) + 1;
  server.clock.setTo(new Date(learned + days * dayMs).toISOString());
}

/** The member, signed in again: their reviews take years. */
async function signedIn({ id, username }: TestMember): Promise<TestMember> {
  const now = server.clock.now();
  const { token } = await createSession(server.db, id, sessionSeconds.remembered, now);
  return new TestMember(server, token, id, username);
}

async function review(member: TestMember): Promise<void> {
  const logged = await (
    await signedIn(member)
  ).post("/reviews/log", {
    review_id: randomUUIDv7(),
    card_id: cards[0],
    response: { content_type: "quiz", choice_ids: ["a"] },
    rating: "good",
    elapsed_ms: 4000,
    reviewed_at: server.clock.now().toISOString(),
  });
  expect(logged).toMatchObject({ status: 200 });
}

const memoryOf = async (member: TestMember) =>
  (await (await signedIn(member)).get("/reviews/memory")).body;

const fitOf = (member: TestMember) =>
  server.db
    .selectFrom("memory_fits")
    .selectAll()
    .where("user_id", "=", member.id)
    .executeTakeFirst();

const cardsOf = (member: TestMember) =>
  server.db
    .selectFrom("review_cards")
    .selectAll()
    .where("user_id", "=", member.id)
    .orderBy("card_id")
    .execute();

/** Does a fit that was asked for, which comes to a result. */
const fit = (asked: FitAsked, result: FitResult | null, attempt = going) =>
  runFit({ db: server.db, now: server.clock.now }, asked, attempt, () => Promise.resolve(result));

/** What the log says, made from nothing, is what is stored. */
async function expectFolded(member: TestMember): Promise<void> {
  const before = await cardsOf(member);
  await transact(server.db, (tx) => foldCards(tx, member.id));
  expect(await cardsOf(member)).toEqual(before);
}

describe("a fit of the memory", () => {
  it("is asked for with the first review of a day after 1,000, then after a fifth more", async () => {
    const member = await reviewer(990);
    await review(member);
    expect(await fitOf(member)).toBeUndefined();
    expect(await memoryOf(member)).toMatchObject({
      parameters: "default",
      reviews: 991,
      reviews_for_fit: 1000,
      outcome: null,
      comparison: null,
    });

    await addReviews(member, { from: 990, count: 30 });
    await review(member);
    // The native optimiser, in its process, through the queue.
    const ended = await waitFor("the fit", async () => {
      const memory = await memoryOf(member);
      return read(memory, "outcome") !== null && memory;
    });
    expect(["kept", "not_better", "failed"]).toContain(read(ended, "outcome"));
    expect(read(ended, "reviews_for_fit")).toBe(Math.ceil(1021 * 1.2));
    await expectFolded(member);

    const before = await fitOf(member);
    await review(member);
    await addReviews(member, { from: 1020, count: 150 });
    await review(member);
    expect(await fitOf(member)).toEqual(before);
    await addReviews(member, { from: 1170, count: 90 });
    await review(member);
    expect(await fitOf(member)).not.toEqual(before);
    // Not before a day has passed, however many come.
    const asked = await fitOf(member);
    await waitFor("the second", async () => (await fitOf(member))?.ended_at !== before?.ended_at);
    await addReviews(member, { from: 1260, count: 400 });
    server.clock.setTo(new Date((asked?.asked_at.getTime() ?? 0) + dayMs / 2).toISOString());
    await review(member);
    expect((await fitOf(member))?.asked_at).toEqual(asked?.asked_at);
  });

  it("that is kept makes every card anew, and may be turned off and on", async () => {
    const member = await reviewer(60);
    const usual = await cardsOf(member);
    expect(await fit(await askFit(server.db, member.id, server.clock.now()), keptResult(own))).toBe(
      "done",
    );
    const folded = await cardsOf(member);
    expect(folded.every((card, index) => card.stability !== usual[index]?.stability)).toBe(true);
    await expectFolded(member);
    expect(await memoryOf(member)).toMatchObject({
      parameters: "own",
      outcome: "kept",
      comparison: {
        reviews: 220,
        log_loss: { default: 0.34, own: 0.3, average: 0.36 },
        bins: [{ expected: 0.85, remembered: 0.86, reviews: 220 }],
      },
    });
    const model = await loadMemoryModel(server.db, member.id);
    expect(model.learn(true).stability).toBeCloseTo(own[2] ?? 0, 5);

    const again = await signedIn(member);
    const off = await again.call("PATCH", "/reviews/settings", {
      payload: { own_parameters: false },
    });
    expect(off.body).toMatchObject({ own_parameters: false, desired_retention: 0.9 });
    expect(await cardsOf(member)).toEqual(usual);
    expect(await memoryOf(member)).toMatchObject({
      parameters: "default",
      comparison: { bins: [{ expected: 0.9 }] },
    });
    await again.call("PATCH", "/reviews/settings", { payload: { own_parameters: true } });
    expect(await cardsOf(member)).toEqual(folded);
  });

  it("that fails leaves what was; one that is not better goes back to the defaults", async () => {
    const member = await reviewer(60);
    const usual = await cardsOf(member);
    const next = async (result: FitResult) => {
      server.clock.setTo(new Date(server.clock.now().getTime() + dayMs).toISOString());
      return fit(await askFit(server.db, member.id, server.clock.now()), result);
    };
    await next(keptResult(own));
    const folded = await cardsOf(member);
    await next({ outcome: "failed", fault: "timed_out" });
    expect(await cardsOf(member)).toEqual(folded);
    expect(await fitOf(member)).toMatchObject({ fault: "timed_out", outcome: "failed" });
    expect(await memoryOf(member)).toMatchObject({
      parameters: "own",
      outcome: "failed",
      comparison: { reviews: 220 },
    });
    await next({ outcome: "too_few", tests: 400 });
    expect(await cardsOf(member)).toEqual(folded);
    await next({ outcome: "not_better", tests: 1100, compared: comparison });
    expect(await cardsOf(member)).toEqual(usual);
    expect(await memoryOf(member)).toMatchObject({ parameters: "default", outcome: "not_better" });
  });

  it("counts once, waits for a server that stops, and gives way to a later one", async () => {
    const member = await reviewer(12);
    const first = await askFit(server.db, member.id, server.clock.now());
    expect(await fit(first, null, { isStopping: () => true })).toBe("interrupted");
    expect((await fitOf(member))?.ended_at).toBeNull();
    await fit(first, { outcome: "too_few", tests: 12 });
    await fit(first, keptResult(own));
    expect(await fitOf(member)).toMatchObject({ outcome: "too_few", parameters: null });
    server.clock.setTo(new Date(server.clock.now().getTime() + dayMs).toISOString());
    const second = await askFit(server.db, member.id, server.clock.now());
    await fit(first, keptResult(own));
    expect(await fitOf(member)).toMatchObject({ outcome: "too_few", parameters: null });
    await fit(second, keptResult(own));
    expect(await fitOf(member)).toMatchObject({ outcome: "kept", version: "fsrs-6" });
  });

  it("is for the member alone", async () => {
    const member = await reviewer(6);
    const guest = new TestCaller(server);
    expect(await guest.get("/reviews/memory")).toMatchObject({ status: 401 });
    await fit(await askFit(server.db, member.id, server.clock.now()), keptResult(own));
    const other = await createMember(server);
    expect(await memoryOf(other)).toMatchObject({ parameters: "default", outcome: null });
  });
});
