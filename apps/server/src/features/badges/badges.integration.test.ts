import { randomUUIDv7 } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../../start/content/stableId.ts";
import { read, readList } from "../../testing/read.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

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
