import { randomUUIDv7 } from "node:crypto";

import { badgeRules, rulesVersion } from "@alambic/domain/badges";
import type { BadgeRule } from "@alambic/domain/badges";
import { beforeAll, describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { backfillJob, runBackfill, startBackfill } from "./backfill.ts";

/** More of them are asked for by `pnpm eval badges`. */
const rounds = Number(process.env["BADGE_ROUNDS"] ?? 3);
const undos = Number(process.env["BADGE_UNDOS"] ?? 3);
const patience = 60_000 + 1000 * (rounds + undos);
const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const atomId = (key: string) => stableId("boiling:fr", "item", key);
const right = { content_type: "quiz", choice_ids: ["a"] };

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

/** Somebody who has all of the first lesson behind them but its last question. */
async function learner(): Promise<TestMember> {
  const member = await createMember(server);
  await member.post(`/capsules/${capsuleId}/enroll`);
  await answer(member, "one-text", { content_type: "lesson" });
  await answer(member, "one-1", right);
  return member;
}

async function answer(
  member: TestMember,
  key: string,
  response: object,
  answerId = randomUUIDv7(),
) {
  const logged = await member.post("/progress/log-answer", {
    answer_id: answerId,
    atom_id: atomId(key),
    response,
    answered_at: server.clock.now().toISOString(),
  });
  expect(logged).toMatchObject({ status: 200 });
  return readList(logged.body, "badges");
}

async function keysOf(member: TestMember): Promise<unknown[]> {
  const board = await member.get("/badges");
  return readList(board.body, "badges")
    .filter((badge) => read(badge, "unlocked_at") !== null)
    .map((badge) => read(badge, "key"));
}

async function xpOf(member: TestMember): Promise<unknown> {
  return read((await member.get("/progress/stats")).body, "xp_total");
}

const notificationsOf = async (member: TestMember) => (await member.get("/notifications")).body;

describe("a badge", () => {
  it("comes with the answer that earns it, with its XP and a notification", async () => {
    const member = await learner();
    expect(await keysOf(member)).toEqual([]);
    const before = await xpOf(member);
    const id = randomUUIDv7();
    const awarded = {
      key: "first_lesson",
      points: 10,
      bonus_xp: 10,
      title: null,
      awarded_at: server.clock.now().toISOString(),
    };
    expect(await answer(member, "one-2", right, id)).toEqual([awarded]);
    expect(await answer(member, "one-2", right, id)).toEqual([awarded]);
    expect(await keysOf(member)).toEqual(["first_lesson"]);
    expect(Number(await xpOf(member)) - Number(before)).toBeGreaterThan(10);
    expect(await notificationsOf(member)).toMatchObject({
      items: [{ read_at: null, about: { kind: "badge_awarded", badge: awarded } }],
      total: 1,
      unread_count: 1,
    });
  });
});

it("the XP of a badge counts on the day that earned it", async () => {
  const member = await learner();
  await answer(member, "one-2", right);
  expect(await keysOf(member)).toEqual(["first_lesson"]);
  const { body } = await member.get("/progress/activity");
  const [today] = readList(body, "days");
  expect(read(today, "xp")).toBe(read(body, "xp_total"));
});

describe("badges at the same time", () => {
  it(
    "are awarded once by 32 answers at once, with their XP and one notification",
    { timeout: patience },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const member = await learner();
        const before = Number(await xpOf(member));
        const news = await Promise.all(
          Array.from({ length: 32 }, () => answer(member, "one-2", right)),
        );
        expect(news.flat()).toHaveLength(1);
        expect(await keysOf(member)).toEqual(["first_lesson"]);
        expect(Number(await xpOf(member)) - before).toBe(20);
        expect(await notificationsOf(member)).toMatchObject({ total: 1, unread_count: 1 });
      }
    },
  );
});

describe("a review that is undone", () => {
  it(
    "takes back the badge that it brought, with its XP, however often",
    { timeout: patience },
    async () => {
      const member = await learner();
      server.clock.advance({ seconds: 86_400 });
      const [last, ...others] = Array.from({ length: 10 }, () => ({
        review_id: randomUUIDv7(),
        card_id: atomId("one-1"),
        rating: "again",
        reviewed_at: server.clock.now().toISOString(),
      }));
      for (const review of others) await member.post("/reviews/log", review);
      const before = { keys: await keysOf(member), xp: await xpOf(member) };
      for (let turn = 0; turn < undos; turn += 1) {
        const review = { ...last, review_id: randomUUIDv7() };
        const logged = await member.post("/reviews/log", review);
        expect(logged).toMatchObject({ status: 200, body: { badges: [{ key: "reviews_10" }] } });
        expect(await keysOf(member)).toEqual(["reviews_10"]);
        expect(Number(await xpOf(member)) - Number(before.xp)).toBe(10);
        await member.post("/reviews/undo", { review_id: review.review_id });
        expect({ keys: await keysOf(member), xp: await xpOf(member) }).toEqual(before);
        expect(await notificationsOf(member)).toMatchObject({ total: 0, unread_count: 0 });
      }
    },
  );
});

describe("rules that change", () => {
  const extra: BadgeRule = {
    key: "studied",
    category: "regularity",
    tier: 1,
    points: 5,
    bonusXp: 5,
    measure: "study_days",
    threshold: 1,
  };
  const rules = [...badgeRules, extra];
  const job = { version: rulesVersion(rules) };
  const storedOf = (member: TestMember) =>
    server.db
      .selectFrom("awarded_badges")
      .select("key")
      .where("user_id", "=", member.id)
      .orderBy("key")
      .execute();

  it("award what was reached already, once, wherever the job is cut off", async () => {
    const members = [await learner(), await learner(), await createMember(server)];
    const sent = await server.jobs.counts();
    await startBackfill(server, rules);
    await startBackfill(server, rules);
    const { waiting } = (await server.jobs.counts()).find(
      ({ name }) => name === backfillJob.name,
    ) ?? {
      waiting: 0,
    };
    const earlier = sent.find(({ name }) => name === backfillJob.name)?.waiting ?? 0;
    expect(waiting - earlier).toBeLessThanOrEqual(1);
    const services = { db: server.db, now: server.clock.now };
    let outcome = "interrupted";
    for (let cuts = 0; outcome === "interrupted"; cuts += 1) {
      let looked = 0;
      outcome = await runBackfill(services, job, { isStopping: () => (looked += 1) > 2 }, rules);
      expect(cuts).toBeLessThan(500);
    }
    expect(await runBackfill(services, job, { isStopping: () => false }, rules)).toBe("done");
    const keys = await Promise.all(members.map(storedOf));
    expect(keys.map((rows) => rows.map(({ key }) => key))).toEqual([["studied"], ["studied"], []]);
    const [member] = members;
    if (member === undefined) throw new Error("Nobody was made.");
    expect(await notificationsOf(member)).toMatchObject({ total: 1 });
  });

  it("leave what was awarded by one that is gone, with its points", async () => {
    const member = await learner();
    await startBackfill(server, rules);
    await server.db
      .insertInto("awarded_badges")
      .values({
        user_id: member.id,
        key: "of_old",
        points: 7,
        bonus_xp: 0,
        title: null,
        awarded_at: server.clock.now(),
      })
      .execute();
    const board = await member.get("/badges");
    expect(board).toMatchObject({ status: 200, body: { unlocked: 1, points: 7 } });
    expect(readList(board.body, "badges").at(-1)).toMatchObject({
      key: "of_old",
      category: "past",
      progress: null,
    });
  });
});
