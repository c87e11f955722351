import { randomUUIDv7 } from "node:crypto";

import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";

import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import type { JobAttempt } from "../../../platform/jobs/Jobs.ts";
import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { onPostgres } from "../../../testing/createTestDatabase.ts";
import { createTestAuthor } from "../../../testing/createTestAuthor.ts";
import { findMember } from "../../../testing/makeCapsule.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";
import { rollUpCapsule } from "../progress/rollUpCapsule.ts";
import { rollUpMolecule } from "../progress/rollUpMolecule.ts";
import { runGeneration } from "./runGeneration.ts";
import { startGeneration } from "./startGeneration.ts";

const lessons = 12;
let before: (step: string) => Promise<void> | void = () => undefined;
const author = createTestAuthor({
  lessons,
  before: (step) => before(step),
  questions: (lesson) => ["asked in each", ...["a", "b", "c", "d"].map((name) => name + lesson)],
});
const server = await startTestServer({ author });
const services = { ...server, now: server.clock.now, log: server.app.log };
const attempt: JobAttempt = { isLast: true, isStopping: () => false };

beforeEach(() => {
  before = () => undefined;
});

async function begin(owner?: TestMember): Promise<string> {
  const { main_skill: mainSkill, topic, ...request } = capsuleRequest();
  const id = randomUUIDv7();
  const source = { kind: "topic", topic } as const;
  const capsule = { ...request, id, mainSkill, sourceLanguage: null, source };
  const member = await findMember(server, owner ?? (await createMember(server)));
  await startGeneration(server, member, capsule, server.clock.now());
  return id;
}

async function stored(id: string): Promise<number> {
  const { next_lesson: count } = await server.db
    .selectFrom("generations")
    .select("next_lesson")
    .where("capsule_id", "=", id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes a capsule, and tells how many lessons were stored when each was begun. */
async function storedBeforeEach(id: string, each: () => void = () => undefined): Promise<number[]> {
  const counts: number[] = [];
  before = async (step) => {
    if (step !== "plan") counts.push(await stored(id));
    each();
  };
  await runGeneration(services, id, attempt);
  return counts;
}

describe("lessons", () => {
  it("are published together where they are made in no time, but for the first", async () => {
    const counts = await storedBeforeEach(await begin());
    expect(counts).toEqual([0, ...Array<number>(8).fill(1), 9, 9, 9]);
  });

  it("are published one by one where each takes its time", async () => {
    const counts = await storedBeforeEach(await begin(), () =>
      server.clock.advance({ seconds: 1 }),
    );
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("that were made are published when the next one fails", async () => {
    const id = await begin();
    before = (step) => {
      if (step === "lesson 5") throw new Error("It cannot be made.");
    };
    await runGeneration(services, id, attempt);
    expect(await stored(id)).toBe(5);
  });

  it("that were made are published when the server stops", async () => {
    const id = await begin();
    let stopping = false;
    before = (step) => {
      if (step === "lesson 3") stopping = true;
    };
    const outcome = await runGeneration(services, id, { ...attempt, isStopping: () => stopping });
    expect([outcome, await stored(id)]).toEqual(["interrupted", 4]);
  });

  it("know what was asked before an interruption, and before another process went on", async () => {
    const id = await begin();
    let hasGoneOn = false;
    let made = 0;
    before = async (step) => {
      made += 1;
      if (step !== "lesson 2" || hasGoneOn) return;
      hasGoneOn = true;
      await runGeneration(services, id, { ...attempt, isStopping: () => made >= 5 });
    };
    await runGeneration(services, id, attempt);
    expect(await stored(id)).toBe(lessons);
    const { count } = await server.db
      .selectFrom("atoms")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("capsule_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1 + lessons * 4);
  });
});

/** What an answer to the first item of a capsule stores. */
async function learnFirstItem(tx: Tx, userId: string, capsuleId: string): Promise<void> {
  await lockMember(tx, userId);
  const item = await tx
    .selectFrom("atoms")
    .select(["id as atom_id", "molecule_id", "capsule_id"])
    .where("capsule_id", "=", capsuleId)
    .orderBy("position")
    .executeTakeFirstOrThrow();
  const learnt = { status: "completed", attempts: 1, was_revealed: false, best_score: 1 } as const;
  const earned = { xp_earned: 10, bonus_xp_earned: 0, updated_at: server.clock.now() };
  await tx
    .insertInto("atom_progress")
    .values({ user_id: userId, ...item, ...learnt, ...earned })
    .execute();
  await rollUpMolecule(tx, { userId, moleculeId: item.molecule_id, capsuleId });
  await rollUpCapsule(tx, userId, capsuleId);
}

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows.length > 0;
}

/** The embedded database has one connection: there, an answer ends before a lesson is published. */
it.runIf(onPostgres)(
  "keeps what an answer earns while the last lessons are published",
  async () => {
    const owner = await createMember(server);
    const id = await begin(owner);
    let steps = 0;
    before = () => void (steps += 1);
    await runGeneration(services, id, { ...attempt, isStopping: () => steps > 9 });
    expect(await stored(id)).toBe(9);
    const publishing = await server.db.transaction().execute(async (tx) => {
      await learnFirstItem(tx, owner.id, id);
      const rest = runGeneration(services, id, attempt);
      await waitFor("the lessons", somebodyWaits);
      return { rest };
    });
    await publishing.rest;
    const { xp_earned: xp } = await server.db
      .selectFrom("capsule_progress")
      .select("xp_earned")
      .where("user_id", "=", owner.id)
      .where("capsule_id", "=", id)
      .executeTakeFirstOrThrow();
    expect([xp, await stored(id)]).toEqual([10, lessons]);
  },
);
