import { randomUUIDv7 } from "node:crypto";

import { beforeEach, describe, expect, it } from "vitest";

import type { JobAttempt } from "../../../platform/jobs/Jobs.ts";
import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { createTestAuthor } from "../../../testing/createTestAuthor.ts";
import { findMember } from "../../../testing/makeCapsule.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
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

async function begin(): Promise<string> {
  const { main_skill: mainSkill, topic, ...request } = capsuleRequest();
  const id = randomUUIDv7();
  const source = { kind: "topic", topic } as const;
  const capsule = { ...request, id, mainSkill, sourceLanguage: null, source };
  const member = await findMember(server, await createMember(server));
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
