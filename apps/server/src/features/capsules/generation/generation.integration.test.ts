import { NotAuthorableError, refusal } from "@alambic/author/model";
import { beforeEach, describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { createTestAuthor } from "../../../testing/createTestAuthor.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";

/** What a test wants to happen before a step of the author. */
let before: (step: string) => Promise<void> | void = () => undefined;
const unpublishable: number[] = [];
const author = createTestAuthor({ before: (step) => before(step), unpublishable });
const server = await startTestServer({ author, withJobs: true });

beforeEach(() => {
  before = () => undefined;
  unpublishable.length = 0;
});

async function create(member: TestMember): Promise<string> {
  const answer = await member.post("/capsules/", capsuleRequest());
  expect(answer).toMatchObject({
    status: 202,
    headers: { "retry-after": "2" },
    body: { generation_status: "pending", is_enrolled: true, is_owner: true, lesson_count: 0 },
  });
  return readText(answer.body, "id");
}

async function detail(member: TestMember, id: string): Promise<unknown> {
  return (await member.get(`/capsules/${id}/mathematics/generic`)).body;
}

function whenStatus(member: TestMember, id: string, status: string): Promise<unknown> {
  return waitFor(`a ${status} capsule`, async () => {
    const body = await detail(member, id);
    return read(body, "capsule.generation_status") === status && body;
  });
}

async function usedQuota(member: TestMember): Promise<unknown> {
  return read((await member.get("/capsules/quota")).body, "used");
}

describe("generation", () => {
  it("makes every lesson of the plan, and costs one unit of the quota", async () => {
    const member = await createMember(server);
    const id = await create(member);
    const body = await whenStatus(member, id, "completed");
    expect(body).toMatchObject({
      capsule: { title: "Fractions", lesson_count: 3, lessons_ready: 3, atom_count: 9 },
      objectives: ["Know it"],
      sources: [{ title: "Test" }],
      drafted_by: "test",
      granules: [
        {
          order: 1,
          molecules: [
            { order: 1, is_locked: false },
            { order: 2, is_locked: true },
          ],
        },
        { order: 2, molecules: [{ order: 1, is_locked: true, generation_status: "completed" }] },
      ],
    });
    expect(await usedQuota(member)).toBe(1);
  });

  it("publishes lesson by lesson: the first can be started while the rest is made", async () => {
    const member = await createMember(server);
    const gate = Promise.withResolvers<void>();
    before = (step) => (step === "lesson 1" ? gate.promise : undefined);
    const id = await create(member);
    const first = await waitFor("the first lesson", async () => {
      const answer = await member.get(`/capsules/${id}/granule/1/molecule/1`);
      return answer.status === 200 && answer.body;
    });
    expect(readList(first, "atoms")).toHaveLength(3);
    expect(await member.get(`/capsules/${id}/granule/1/molecule/2`)).toMatchObject({
      status: 202,
      headers: { "retry-after": "2" },
      body: { generation_status: "pending" },
    });
    gate.resolve();
    await whenStatus(member, id, "completed");
  });

  it("lets a member have one capsule made at a time", async () => {
    const member = await createMember(server);
    const gate = Promise.withResolvers<void>();
    before = () => gate.promise;
    const id = await create(member);
    expect(await member.post("/capsules/", capsuleRequest())).toMatchObject({
      status: 409,
      body: { code: "generation_in_progress" },
    });
    gate.resolve();
    await whenStatus(member, id, "completed");
    expect((await member.post("/capsules/", capsuleRequest())).status).toBe(202);
  });

  it("drops lessons of which too little is good, and closes the gaps in the numbering", async () => {
    const member = await createMember(server);
    unpublishable.push(0, 1);
    const id = await create(member);
    const body = await whenStatus(member, id, "completed");
    expect(body).toMatchObject({
      capsule: { lesson_count: 1, lessons_ready: 1, level_count: 1 },
      granules: [{ order: 1, title: "Level 2", molecules: [{ order: 1, is_locked: false }] }],
    });
  });

  it("fails clearly where no lesson can be published, and gives the quota back", async () => {
    const member = await createMember(server);
    unpublishable.push(0, 1, 2);
    const id = await create(member);
    await whenStatus(member, id, "failed");
    expect(await usedQuota(member)).toBe(0);
    expect((await member.post("/capsules/", capsuleRequest())).status).toBe(202);
  });

  it("fails at once when the author finds that it cannot be made; what is there stays", async () => {
    const member = await createMember(server);
    before = (step) => {
      if (step !== "lesson 1") return;
      throw new NotAuthorableError([refusal("topic_not_covered")]);
    };
    const id = await create(member);
    const body = await whenStatus(member, id, "failed");
    expect(body).toMatchObject({ capsule: { lesson_count: 3, lessons_ready: 1 } });
    expect((await member.get(`/capsules/${id}/granule/1/molecule/1`)).status).toBe(200);
    expect(await member.get(`/capsules/${id}/granule/1/molecule/2`)).toMatchObject({
      status: 409,
      body: { code: "generation_failed" },
    });
    expect(await usedQuota(member)).toBe(0);
  });

  it("tries a step again after a fault, without doing anything twice", async () => {
    const member = await createMember(server);
    let faults = 0;
    before = (step) => {
      if (step !== "lesson 1" || faults > 0) return;
      faults += 1;
      throw new Error("a passing fault");
    };
    const id = await create(member);
    const body = await whenStatus(member, id, "completed");
    expect(body).toMatchObject({ capsule: { lesson_count: 3, lessons_ready: 3, atom_count: 9 } });
    expect(await usedQuota(member)).toBe(1);
  });

  it("refuses a topic without a source, says why, and takes nothing", async () => {
    const member = await createMember(server);
    const refused = await member.post("/capsules/", capsuleRequest({ topic: "unknown things" }));
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: "topic_not_authorable",
        reasons: [{ code: "topic_not_covered", message: "No source." }],
        suggestions: [],
      },
    });
    expect(await usedQuota(member)).toBe(0);
    expect(await member.get("/capsules/me")).toMatchObject({ body: { total: 0 } });
  });

  it("asks for a topic, in the words of the specification", async () => {
    const member = await createMember(server);
    const blank = { payload: capsuleRequest({ topic: "  " }) };
    const french = { ...blank, headers: { "accept-language": "fr" } };
    expect(await member.call("POST", "/capsules/", french)).toMatchObject({
      status: 422,
      body: { errors: [{ message: "Décrivez rapidement le sujet de votre capsule" }] },
    });
    expect(await member.call("POST", "/capsules/", blank)).toMatchObject({
      body: { errors: [{ message: "Describe the topic of your capsule." }] },
    });
  });
});
