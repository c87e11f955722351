import { randomUUIDv7 } from "node:crypto";

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { read, readList } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { transact } from "../../platform/db/transact.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { stableId } from "../capsules/index.ts";
import { foldCards } from "./foldCards.ts";
import { columnsOf, memoryOf as storedMemoryOf } from "./memoryColumns.ts";
import { runTwins } from "./settleTwins.ts";

const server = await startTestServer();
const languages = ["fr", "en"] as const;
type Language = (typeof languages)[number];
const capsuleId = (language: Language) => stableId(`boiling:${language}`);
const cardId = (language: Language, key = "one-1") => stableId(`boiling:${language}`, "item", key);
const start = Date.parse("2026-11-25T09:00:00Z");
const dayMs = 86_400_000;

beforeAll(async () => {
  const capsules = languages.map((locale) => shippedFixture({ locale, title: locale }));
  await loadShipped(server, server.clock.now(), capsules);
});

const goTo = (days: number) => server.clock.setTo(new Date(start + days * dayMs).toISOString());

async function answer(member: TestMember, language: Language, key?: string): Promise<void> {
  const sent = {
    answer_id: randomUUIDv7(),
    atom_id: cardId(language, key),
    response: { content_type: "quiz", choice_ids: ["a"] },
    answered_at: server.clock.now().toISOString(),
  };
  expect(await member.post("/progress/log-answer", sent)).toMatchObject({ status: 200 });
}

/** Somebody who knew a question in French on the first day and in English a day later. */
async function learner(): Promise<TestMember> {
  goTo(0);
  const member = await createMember(server);
  for (const language of languages) await member.post(`/capsules/${capsuleId(language)}/enroll`);
  await answer(member, "fr");
  goTo(1);
  await answer(member, "en");
  return member;
}

async function cardsOf(member: TestMember) {
  return server.db
    .selectFrom("review_cards")
    .selectAll()
    .where("user_id", "=", member.id)
    .orderBy("card_id")
    .execute();
}

/** What a card remembers. */
const memoryOf = (card: Awaited<ReturnType<typeof cardsOf>>[number]) =>
  columnsOf(storedMemoryOf(card));

const queue = async (member: TestMember, of?: Language) => {
  const query = of === undefined ? "" : `?capsule_id=${capsuleId(of)}`;
  const { body } = await member.get(`/reviews/queue${query}`);
  return readList(body, "items").map((item) => read(item, "id"));
};

async function log(member: TestMember, review: object): Promise<void> {
  const reviewed_at = server.clock.now().toISOString();
  const response = { content_type: "quiz", choice_ids: ["a"] };
  const sent = { review_id: randomUUIDv7(), reviewed_at, response, ...review };
  expect(await member.post("/reviews/log", sent)).toMatchObject({ status: 200 });
}

/** XP of reviews alone. */
async function xpOf(member: TestMember): Promise<number> {
  const awards = server.db.selectFrom("xp_awards").where("reason", "=", "review");
  const rows = await awards.select("xp").where("user_id", "=", member.id).execute();
  return rows.reduce((sum, { xp }) => sum + xp, 0);
}

describe("an item in two languages", () => {
  it("is asked once, in the language used last or asked for, and remembered in both", async () => {
    const member = await learner();
    goTo(12);
    expect(await queue(member)).toEqual([cardId("en")]);
    expect(await queue(member, "fr")).toEqual([cardId("fr")]);
    expect(await member.get("/reviews/stats")).toMatchObject({ body: { cards: 1 } });
    expect(await member.get("/progress/dashboard?language=fr")).toMatchObject({
      body: { stats: { reviews_due: 1 } },
    });
    await log(member, { card_id: cardId("fr"), rating: "good" });
    expect(await queue(member)).toEqual([]);
    expect(await queue(member, "en")).toEqual([]);
    const [one, other] = (await cardsOf(member)).map(memoryOf);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ reviews: 1 });
  });

  it("is put aside in both, shown there once, and comes back from where it was not left", async () => {
    const member = await learner();
    goTo(12);
    await member.call("PUT", `/reviews/cards/${cardId("en")}/hold`, {
      payload: { kind: "suspended" },
    });
    expect(await queue(member)).toEqual([]);
    const held = (await member.get("/reviews/held")).body;
    expect(held).toMatchObject({ total: 1 });
    const [shown] = readList(held, "items").map((item) => String(read(item, "id")));
    await member.call("DELETE", `/reviews/cards/${shown}/hold`);
    expect(await queue(member)).toEqual([cardId("en")]);
    await member.post(`/capsules/${capsuleId("en")}/unenroll`);
    expect(await queue(member)).toEqual([cardId("fr")]);
  });

  it("counts once among what is remembered for how long", async () => {
    const member = await learner();
    const strengths = { fragile: 1, growing: 10, strong: 40 };
    for (const [name, stability] of Object.entries(strengths)) {
      const cards = server.db.updateTable("review_cards").where("user_id", "=", member.id);
      await cards.set({ stability }).execute();
      const { body } = await member.get("/progress/activity");
      const none = { fragile: 0, growing: 0, strong: 0 };
      expect(read(body, "memory")).toEqual({ ...none, [name]: 1 });
    }
  });

  it("gives its XP once a day, in whatever language it is remembered and taken back", async () => {
    const member = await learner();
    goTo(12);
    const of = (language: Language) => ({ review_id: randomUUIDv7(), card_id: cardId(language) });
    const [fr, en] = [of("fr"), of("en")];
    const before = await xpOf(member);
    await log(member, { ...fr, rating: "good" });
    const once = await xpOf(member);
    expect(once).toBeGreaterThan(before);
    await log(member, { ...en, rating: "good" });
    expect(await xpOf(member)).toBe(once);
    await member.post("/reviews/undo", { review_id: fr.review_id });
    expect(await xpOf(member)).toBe(once);
    await member.post("/reviews/undo", { review_id: en.review_id });
    expect(await xpOf(member)).toBe(before);
  });

  it("that became one after both were learned is remembered as one", async () => {
    const twins = server.db.updateTable("atoms").where(
      "id",
      "in",
      languages.map((one) => cardId(one)),
    );
    await twins.set({ twin_id: null }).execute();
    const member = await learner();
    goTo(2);
    await log(member, { card_id: cardId("fr"), rating: "again" });
    await twins.set({ twin_id: stableId("boiling", "item", "one-1") }).execute();
    const [before, other] = (await cardsOf(member)).map(memoryOf);
    expect(before).not.toEqual(other);
    expect(await runTwins(server, { isStopping: () => false })).toBe("done");
    const [one, same] = (await cardsOf(member)).map(memoryOf);
    expect(one).toEqual(same);
    expect(one).toMatchObject({ reviews: 1, lapses: 1 });
  });

  it("has one memory, whatever came in which language and order, as a fold from nothing has", async () => {
    const events = fc.array(
      fc.record({
        language: fc.constantFrom(...languages),
        rating: fc.constantFrom("again", "hard", "good", "easy"),
        day: fc.integer({ min: 2, max: 11 }),
        isUndone: fc.boolean(),
        restarts: fc.nat({ max: 5 }).map((chance) => chance === 0),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(events, async (sent) => {
        const member = await learner();
        goTo(12);
        for (const { language, rating, day, isUndone, restarts } of sent) {
          const at = new Date(start + day * dayMs).toISOString();
          const review_id = randomUUIDv7();
          const review = { review_id, card_id: cardId(language), rating, reviewed_at: at };
          await log(member, review);
          if (isUndone) await member.post("/reviews/undo", { review_id });
          if (!restarts) continue;
          const restart = { restart_id: randomUUIDv7(), capsule_id: capsuleId(language) };
          await member.post("/reviews/restart", { ...restart, restarted_at: at });
        }
        const kept = await cardsOf(member);
        const [one, other] = kept.map(memoryOf);
        expect(one).toEqual(other);
        await transact(server.db, (tx) => foldCards(tx, member.id));
        expect(await cardsOf(member)).toEqual(kept);
      }),
      { seed: 18, numRuns: 4 },
    );
  });
});
