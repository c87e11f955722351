import { randomUUIDv7 } from "node:crypto";

import { expect } from "vitest";

import { read, readList } from "@alambic/domain/testing";
import type { TestServer } from "./startTestServer.ts";
import { createMember } from "./TestMember.ts";
import type { TestMember } from "./TestMember.ts";

/** A lesson as a member sees it. */
export async function lessonOf(member: TestMember, moleculeId: string): Promise<unknown> {
  return (await member.get(`/capsules/molecules/${moleculeId}/atoms`)).body;
}

/** The titles of a lesson's items, in order. */
export async function titlesOf(member: TestMember, moleculeId: string): Promise<unknown[]> {
  return readList(await lessonOf(member, moleculeId), "atoms").map((atom) => read(atom, "title"));
}

/** Judges a statement. */
export async function answer(member: TestMember, atomId: string, value: boolean): Promise<void> {
  const logged = await member.post("/progress/log-answer", {
    answer_id: randomUUIDv7(),
    atom_id: atomId,
    response: { content_type: "true_false", value },
    answered_at: "2026-11-20T10:00:00Z",
  });
  expect(logged.status).toBe(200);
}

/** A capsule that everyone can learn. */
export async function makePublic(server: TestServer, capsuleId: string): Promise<void> {
  await server.db
    .updateTable("capsules")
    .set({ is_public: true })
    .where("id", "=", capsuleId)
    .execute();
}

/** Somebody who joined a capsule. */
export async function learnerOf(server: TestServer, capsuleId: string): Promise<TestMember> {
  const learner = await createMember(server);
  expect((await learner.post(`/capsules/${capsuleId}/enroll`)).status).toBeLessThan(300);
  return learner;
}
