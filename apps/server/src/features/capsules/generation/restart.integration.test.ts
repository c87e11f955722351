import { randomUUIDv7 } from "node:crypto";

import { beforeEach, describe, expect, it } from "vitest";

import type { JobAttempt } from "../../../platform/jobs/Jobs.ts";
import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { createTestAuthor } from "../../../testing/createTestAuthor.ts";
import { findMember } from "../../../testing/makeCapsule.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { runGeneration } from "./runGeneration.ts";
import { startGeneration } from "./startGeneration.ts";

const killed = "the process was killed";
const lessons = 3;
/** The plan, each lesson, and the end. */
const steps = lessons + 2;
const kills = 50;

let before: (step: string) => void = () => undefined;
const author = createTestAuthor({ lessons, before: (step) => before(step) });
const server = await startTestServer({ author });
const services = { ...server, now: server.clock.now, log: server.app.log };
const attempt: JobAttempt = { isLast: false, isStopping: () => false };

beforeEach(() => {
  before = () => undefined;
});

async function begin(member: TestMember): Promise<string> {
  const { main_skill: mainSkill, topic, ...request } = capsuleRequest();
  const id = randomUUIDv7();
  const source = { kind: "topic", topic } as const;
  const capsule = { ...request, id, mainSkill, sourceLanguage: null, source };
  const row = await findMember(server, member);
  await startGeneration(server, row, capsule, server.clock.now());
  return id;
}

/** Nothing is missing, nothing is there twice. */
async function expectWhole(member: TestMember, id: string): Promise<void> {
  expect((await member.get(`/capsules/${id}/mathematics/generic`)).body).toMatchObject({
    capsule: {
      generation_status: "completed",
      lesson_count: lessons,
      lessons_ready: lessons,
      atom_count: lessons * 3,
    },
  });
  const atoms = await server.db
    .selectFrom("atoms")
    .select(["molecule_id", "position"])
    .where("capsule_id", "=", id)
    .execute();
  expect(atoms).toHaveLength(lessons * 3);
  expect(await member.get("/capsules/me")).toMatchObject({ body: { total: 1 } });
  expect(await member.get("/capsules/quota")).toMatchObject({ body: { used: 1 } });
}

describe("a generation", () => {
  it.each(Array.from({ length: steps }, (_, step) => step))(
    `goes on where it was killed after %i steps, and ${kills} times there`,
    async (step) => {
      const member = await createMember(server);
      const id = await begin(member);
      let checks = 0;
      const dying: JobAttempt = {
        isLast: false,
        isStopping: () => {
          checks += 1;
          if (checks > step) throw new Error(killed);
          return false;
        },
      };
      for (let times = 0; times < kills; times += 1) {
        checks = times === 0 ? 0 : step;
        await expect(runGeneration(services, id, dying)).rejects.toThrow(killed);
      }
      await runGeneration(services, id, attempt);
      await expectWhole(member, id);
    },
  );

  it.each(["plan", "lesson 0", "lesson 1", "lesson 2"])(
    `does a step again that was killed within ${kills} times: %s`,
    async (name) => {
      const member = await createMember(server);
      const id = await begin(member);
      before = (step) => {
        if (step === name) throw new Error(killed);
      };
      for (let times = 0; times < kills; times += 1) {
        await expect(runGeneration(services, id, attempt)).rejects.toThrow(killed);
      }
      before = () => undefined;
      await runGeneration(services, id, attempt);
      await expectWhole(member, id);
    },
  );

  it("is whole when two processes take it for theirs", async () => {
    const member = await createMember(server);
    const id = await begin(member);
    await Promise.all([1, 2, 3].map(() => runGeneration(services, id, attempt)));
    await expectWhole(member, id);
  });

  it("stops between two steps when it is told to, and goes on later", async () => {
    const member = await createMember(server);
    const id = await begin(member);
    const stopping: JobAttempt = { isLast: false, isStopping: () => true };
    expect(await runGeneration(services, id, stopping)).toBe("interrupted");
    expect(await runGeneration(services, id, attempt)).toBe("done");
    await expectWhole(member, id);
  });

  it("ends as failed at its last try, and does not charge for it", async () => {
    const member = await createMember(server);
    const id = await begin(member);
    before = (step) => {
      if (step === "lesson 1") throw new Error(killed);
    };
    expect(await runGeneration(services, id, { ...attempt, isLast: true })).toBe("done");
    expect((await member.get(`/capsules/${id}/mathematics/generic`)).body).toMatchObject({
      capsule: { generation_status: "failed", lessons_ready: 1 },
    });
    expect(await member.get("/capsules/quota")).toMatchObject({ body: { used: 0 } });
  });
});
