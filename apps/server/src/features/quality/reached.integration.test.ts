import { describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { createTestAuthor } from "../../testing/createTestAuthor.ts";
import { answer, learnerOf, lessonOf, makePublic } from "../../testing/learn.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { replaceItem } from "../../testing/replaceItem.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";

const server = await startTestServer({
  author: createTestAuthor({ unpublishable: [2], bonusRounds: Number.POSITIVE_INFINITY }),
  withJobs: true,
});

/** Answers every item of a lesson rightly. */
async function finish(member: TestMember, moleculeId: string): Promise<void> {
  for (const atom of readList(await lessonOf(member, moleculeId), "atoms")) {
    await answer(member, readText(atom, "id"), true);
  }
}

describe("what learners reached", () => {
  it("stays reached when items are replaced, withdrawn and restored behind them", async () => {
    const owner = await createMember(server);
    const { capsuleId, moleculeId, atomId } = await makeCapsule(server, owner);
    const plan = (await owner.get(`/capsules/${capsuleId}/mathematics/generic`)).body;
    const second = readText(plan, "granules.0.molecules.1.id");
    await finish(owner, moleculeId);
    await replaceItem(owner, atomId);
    const other = readText(await lessonOf(owner, moleculeId), "atoms.1.id");
    await owner.call("PUT", `/quality/atoms/${other}/withdrawal`);
    await owner.call("DELETE", `/quality/atoms/${other}/withdrawal`);
    expect(await lessonOf(owner, moleculeId)).toMatchObject({
      molecule: { progress_status: "completed" },
    });
    await answer(owner, readText(await lessonOf(owner, second), "atoms.0.id"), true);
  });

  it("is a whole capsule once nothing is left to do, with what its plan gives for that", async () => {
    const owner = await createMember(server, "premium");
    const { capsuleId, moleculeId } = await makeCapsule(server, owner);
    await makePublic(server, capsuleId);
    const learner = await learnerOf(server, capsuleId);
    await server.db
      .updateTable("users")
      .set({ plan: "premium" })
      .where("id", "=", learner.id)
      .execute();
    const plan = (await owner.get(`/capsules/${capsuleId}/mathematics/generic`)).body;
    const second = readText(plan, "granules.0.molecules.1.id");
    await finish(owner, moleculeId);
    await finish(learner, moleculeId);
    for (const atom of readList(await lessonOf(owner, second), "atoms")) {
      await owner.call("PUT", `/quality/atoms/${readText(atom, "id")}/withdrawal`);
    }
    for (const member of [owner, learner]) {
      const whole = await waitFor("the whole capsule", async () => {
        const { body } = await member.get(`/capsules/${capsuleId}/mathematics/generic`);
        return read(body, "capsule.progress_percentage") === 100 && body;
      });
      expect(whole).toMatchObject({
        capsule: { progress_status: "completed", next_lesson: null },
      });
      const { plan_bonus_xp: given } = await server.db
        .selectFrom("capsule_progress")
        .select("plan_bonus_xp")
        .where("capsule_id", "=", capsuleId)
        .where("user_id", "=", member.id)
        .executeTakeFirstOrThrow();
      expect(given).toBe(50);
    }
  });
});
