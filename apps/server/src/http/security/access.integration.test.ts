import { randomUUIDv7 } from "node:crypto";

import { describe, expect, it } from "vitest";
import { readText } from "@alambic/domain/testing";

import type { ContractOperation } from "../contract/Contract.ts";
import { readContract } from "../contract/readContract.ts";
import { capsuleRequest } from "../../testing/capsuleRequest.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";

/** The contract says who may call what (`x-access`). Here everyone else tries. */
const server = await startTestServer();
const operations = readContract().operations.filter(({ isSocket }) => !isSocket);
const guest = new TestCaller(server);

const revoked = await createMember(server);
await revoked.post("/users/logout");
const expired = await createMember(server, "pro");
await server.db
  .updateTable("sessions")
  .set({ expires_at: server.clock.now() })
  .where("user_id", "=", expired.id)
  .execute();

/** Someone's own capsule, with a lesson and an item. */
const owner = await createMember(server, "pro");
const own = await makeCapsule(server, owner);
const report = { report_id: randomUUIDv7(), reason: "unclear" };
await owner.post(`/quality/atoms/${own.atomId}/reports`, report);
const target = { ...own, reportId: await storedReport() };
type Target = typeof target;

async function storedReport(): Promise<string> {
  const { body } = await owner.get("/quality/reports");
  return readText(body, "items.0.id");
}

/** What takes the id of a capsule, or of a part of it. */
const idOfCapsule = /\{(?:capsule|molecule|atom|report)_id\}/u;

function pathOf(
  { path }: ContractOperation,
  { capsuleId, moleculeId, atomId, reportId }: Target,
): string {
  return path
    .replace("{capsule_id}", capsuleId)
    .replace("{molecule_id}", moleculeId)
    .replace("{atom_id}", atomId)
    .replace("{report_id}", reportId)
    .replace("{session_id}", reportId)
    .replace("{granule_order}", "1")
    .replace("{molecule_order}", "1")
    .replace("{domain}", "mathematics")
    .replace("{area}", "generic")
    .replace("{tutorial_key}", "app_onboarding");
}

const bodies: Readonly<Record<string, object>> = {
  updateMe: { preferred_language: "nl" },
  classifyTopic: { text: "fractions" },
  createCapsule: capsuleRequest({ topic: "unknown" }),
  updateTutorialState: { status: "skipped", last_step_index: 0 },
  logAnswer: {
    answer_id: randomUUIDv7(),
    atom_id: own.atomId,
    response: { content_type: "true_false", value: true },
    answered_at: "2026-11-20T10:00:00Z",
  },
  reportAtom: { report_id: randomUUIDv7(), reason: "other" },
  sendClassificationFeedback: {
    text: "x",
    suggested: { skill: "a", domain: "others", area: "generic" },
    corrected: { skill: "b", domain: "others", area: "generic" },
  },
};

function attempt(caller: TestCaller, operation: ContractOperation) {
  const payload = bodies[operation.operationId];
  const path = pathOf(operation, target);
  return caller.call(operation.method, path, payload ? { payload } : {});
}

const closed = operations.filter(({ access }) => access !== "guest" && access !== "anyone");

describe.each([
  ["a guest", guest],
  ["a revoked token", revoked],
  ["an expired token", expired],
  ["an unknown token", new TestCaller(server, "A".repeat(43))],
  ["an endless token", new TestCaller(server, "A".repeat(5000))],
] as const)("%s", (_name, caller) => {
  it.each(closed.map((operation) => [operation.operationId, operation] as const))(
    "may not call %s",
    async (_id, operation) => {
      expect(await attempt(caller, operation)).toMatchObject({
        status: 401,
        headers: { "www-authenticate": "Bearer" },
        body: { code: "unauthenticated", status: 401 },
      });
    },
  );
});

describe("a free member", () => {
  const premium = operations.filter(({ access }) => access === "premium");
  it.each(premium.map((operation) => [operation.operationId, operation] as const))(
    "may not call %s",
    async (_id, operation) => {
      const member = await createMember(server);
      expect(await attempt(member, operation)).toMatchObject({
        status: 403,
        body: { code: "plan_required" },
      });
    },
  );
});

describe("a member who is no administrator", () => {
  const admin = operations.filter(({ access }) => access === "admin");
  it.each(admin.map((operation) => [operation.operationId, operation] as const))(
    "may not call %s",
    async (_id, operation) => {
      const member = await createMember(server, "pro");
      expect(await attempt(member, operation)).toMatchObject({
        status: 403,
        body: { code: "forbidden" },
      });
    },
  );
});

describe("another member", () => {
  const withIds = operations.filter(
    ({ path, operationId }) => idOfCapsule.test(path) || operationId === "logAnswer",
  );
  it.each(withIds.map((operation) => [operation.operationId, operation] as const))(
    "is told by %s that somebody's own capsule does not exist",
    async (_id, operation) => {
      const stranger = await createMember(server, "pro");
      expect(await attempt(stranger, operation)).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
    },
  );
});

describe("every operation", () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    "%s answers an unknown id, if it takes one, as not found",
    async (_id, operation) => {
      if (!idOfCapsule.test(operation.path)) return;
      const id = randomUUIDv7();
      const unknown = { capsuleId: id, moleculeId: id, atomId: id, reportId: id };
      const payload = bodies[operation.operationId];
      const path = pathOf(operation, unknown);
      const answer = await owner.call(operation.method, path, payload ? { payload } : {});
      expect(answer).toMatchObject({ status: 404 });
    },
  );

  it("answers a wrong method with 405 and the right ones", async () => {
    expect(await guest.call("PUT", "/users/me")).toMatchObject({
      status: 405,
      headers: {
        allow: "DELETE, GET, PATCH",
        "content-type": "application/problem+json; charset=utf-8",
      },
      body: { code: "method_not_allowed" },
    });
  });
});
