import { randomUUIDv7 } from "node:crypto";

import { describe, expect, it } from "vitest";
import { read } from "@alambic/domain/testing";

import type { NewCapsule } from "../generation/insertPendingCapsule.ts";
import { startGeneration } from "../generation/startGeneration.ts";
import { capsuleRequest } from "../../../testing/capsuleRequest.ts";
import { findMember } from "../../../testing/makeCapsule.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";

const server = await startTestServer();

/** Ends what was begun, so that the next capsule is not held back by it. */
async function endGenerations(member: TestMember): Promise<void> {
  await server.db
    .updateTable("generations")
    .set({ status: "completed" })
    .where("user_id", "=", member.id)
    .execute();
}

function newCapsule(): NewCapsule {
  const { main_skill: mainSkill, topic, ...request } = capsuleRequest();
  const source = { kind: "topic", topic } as const;
  return { ...request, id: randomUUIDv7(), mainSkill, sourceLanguage: null, source };
}

async function make(member: TestMember): Promise<number> {
  await endGenerations(member);
  return (await member.post("/capsules/", capsuleRequest())).status;
}

describe("quota", () => {
  it("tells how large a PDF may be, by the plan and by this server", async () => {
    const limits = await Promise.all(
      (["free", "premium", "pro"] as const).map(async (plan) => {
        const { body } = await (await createMember(server, plan)).get("/capsules/quota");
        return read(body, "pdf_limit_bytes");
      }),
    );
    const megabyte = 1024 * 1024;
    expect(limits).toEqual([0, 9 * megabyte, 50 * megabyte]);
  });

  it("is three capsules a calendar month (UTC) on the free plan", async () => {
    server.clock.setTo("2026-11-30T23:59:00Z");
    const member = await createMember(server);
    expect(await member.get("/capsules/quota")).toMatchObject({
      body: {
        used: 0,
        limit: 3,
        unlimited: false,
        period_start: "2026-11-01T00:00:00.000Z",
        period_end: "2026-12-01T00:00:00.000Z",
      },
    });
    for (let count = 0; count < 3; count += 1) expect(await make(member)).toBe(202);
    await endGenerations(member);
    const refused = await member.post("/capsules/", capsuleRequest());
    expect(refused).toMatchObject({
      status: 429,
      headers: { "retry-after": "60" },
      body: {
        code: "capsule_quota_reached",
        detail: "You reached your monthly capsule limit for this plan.",
      },
    });
    server.clock.setTo("2026-12-01T00:00:00Z");
    expect(await make(member)).toBe(202);
  });

  it.each([
    ["premium", 10],
    ["pro", null],
  ] as const)("of the %s plan is %s", async (plan, limit) => {
    const member = await createMember(server, plan);
    expect(await member.get("/capsules/quota")).toMatchObject({
      body: { used: 0, limit, unlimited: limit === null },
    });
  });

  it("lets exactly the last unit pass, however many ask at once", async () => {
    const member = await createMember(server);
    for (let count = 0; count < 2; count += 1) expect(await make(member)).toBe(202);
    await endGenerations(member);
    const row = await findMember(server, member);
    const attempts = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        startGeneration(server, row, newCapsule(), server.clock.now()),
      ),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await member.get("/capsules/quota")).toMatchObject({ body: { used: 3 } });
    const capsules = await server.db
      .selectFrom("capsules")
      .select("id")
      .where("owner_id", "=", member.id)
      .execute();
    expect(capsules).toHaveLength(3);
  });

  it("counts a unit once, even where the job is not: both are stored or none", async () => {
    const member = await createMember(server);
    const jobs = {
      send: () => Promise.reject(new Error("no queue")),
      counts: () => Promise.resolve([]),
    };
    const failing = { ...server, jobs };
    const row = await findMember(server, member);
    const started = startGeneration(failing, row, newCapsule(), server.clock.now());
    await expect(started).rejects.toThrow("no queue");
    expect(await member.get("/capsules/quota")).toMatchObject({ body: { used: 0 } });
    expect(await member.get("/capsules/me")).toMatchObject({ body: { total: 0 } });
  });
});
