import type { AwardedBadge } from "@alambic/contract";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";

import type { LearnedEvent } from "../http/Learned.ts";
import type { Schema } from "../platform/db/Schema.ts";
import { figuresOf, publishTo } from "./learned.ts";

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const learner = { userId: "lina", timeZone: "Europe/Brussels", now: new Date(0) };
const event: LearnedEvent = { ...learner, kind: "review-undone", cardId: "card" };

function badge(key: string): AwardedBadge {
  return { key, points: 10, bonus_xp: 10, title: null, awarded_at: "2026-11-20T10:00:00Z" };
}

test("tells one feature after the other, and gathers what came of it", async () => {
  const told: string[] = [];
  const publish = publishTo([
    {
      learned: async () => {
        await Promise.resolve();
        told.push("first");
      },
    },
    {},
    {
      learned: (_tx, { userId }) => {
        told.push(userId);
        return Promise.resolve({ badges: [badge("a"), badge("b")] });
      },
    },
    { learned: () => Promise.resolve({ badges: [badge("c")] }) },
  ]);
  const { badges } = await db.transaction().execute((tx) => publish(tx, event));
  expect(told).toEqual(["first", "lina"]);
  expect(badges.map(({ key }) => key)).toEqual(["a", "b", "c"]);
});

test("a listener that fails fails the transaction", async () => {
  const publish = publishTo([{ learned: () => Promise.reject(new Error("broken")) }]);
  await expect(db.transaction().execute((tx) => publish(tx, event))).rejects.toThrow("broken");
});

test("gathers the figures that features know", async () => {
  const load = figuresOf([
    { figures: () => Promise.resolve({ reviews_due: 3 }) },
    {},
    { figures: () => Promise.resolve({ quests_available: 1 }) },
  ]);
  expect(await load(db, learner)).toEqual({ reviews_due: 3, quests_available: 1 });
});
