import { describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { changeMember } from "../../../testing/changeMember.ts";
import { createTestAuthor } from "../../../testing/createTestAuthor.ts";
import { learnerOf, lessonOf, titlesOf } from "../../../testing/learn.ts";
import { makeCapsule } from "../../../testing/makeCapsule.ts";
import { createTicket, openSocket } from "../../../testing/openSocket.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";

const server = await startTestServer({
  author: createTestAuthor({ bonusRounds: Number.POSITIVE_INFINITY }),
  withJobs: true,
});

async function shared() {
  const owner = await createMember(server, "pro");
  const made = await makeCapsule(server, owner);
  await owner.call("PUT", `/capsules/${made.capsuleId}/sharing`);
  return { owner, ...made };
}

const askFor = (member: TestMember, moleculeId: string) =>
  member.post(`/capsules/molecules/${moleculeId}/bonus`);

async function add(member: TestMember, moleculeId: string): Promise<void> {
  const before = (await titlesOf(member, moleculeId)).length;
  expect((await askFor(member, moleculeId)).status).toBe(202);
  await waitFor("the bonus items", async () => {
    return (await titlesOf(member, moleculeId)).length > before;
  });
}

const bonusXp = async (member: TestMember, capsuleId: string) =>
  read((await member.get(`/capsules/${capsuleId}/mathematics/generic`)).body, "granules.0");

describe("bonus items of a shared capsule", () => {
  it("made by its owner on Pro are for all who joined it, and give each their XP", async () => {
    const { owner, capsuleId, moleculeId } = await shared();
    const learner = await learnerOf(server, capsuleId);
    await add(owner, moleculeId);
    const atoms = readList(await lessonOf(learner, moleculeId), "atoms");
    expect(atoms).toMatchObject([{}, {}, {}, { is_bonus: true, is_shared: true, reward_xp: 10 }]);
    const answered = await learner.post("/progress/log-answer", {
      answer_id: crypto.randomUUID(),
      atom_id: readText(atoms[3], "id"),
      response: { content_type: "true_false", value: true },
      answered_at: "2026-11-20T10:00:00Z",
    });
    expect(answered).toMatchObject({ status: 200, body: { bonus_xp_awarded: 10 } });
    expect(await bonusXp(learner, capsuleId)).toMatchObject({
      bonus_xp_total: 10,
      bonus_xp_earned: 10,
      bonus_xp_remaining: 0,
    });
    expect(await bonusXp(owner, capsuleId)).toMatchObject({
      bonus_xp_total: 10,
      bonus_xp_earned: 0,
    });
  });

  it("made by its owner on Premium stay theirs, items and XP alike", async () => {
    const owner = await createMember(server, "premium");
    const { capsuleId, moleculeId } = await makeCapsule(server, owner);
    await add(owner, moleculeId);
    const own = readText(await lessonOf(owner, moleculeId), "atoms.3.id");
    await changeMember(server, owner, { plan: "pro" });
    await owner.call("PUT", `/capsules/${capsuleId}/sharing`);
    for (const plan of ["free", "premium", "pro"] as const) {
      const learner = await learnerOf(server, capsuleId);
      await changeMember(server, learner, { plan });
      expect(await titlesOf(learner, moleculeId)).toHaveLength(3);
      expect(await bonusXp(learner, capsuleId)).toMatchObject({ bonus_xp_total: 0 });
      expect(await learner.get(`/quality/atoms/${own}`)).toMatchObject({ status: 404 });
    }
    expect(read(await lessonOf(owner, moleculeId), "atoms.3.is_shared")).toBe(false);
    expect(await bonusXp(owner, capsuleId)).toMatchObject({ bonus_xp_total: 10 });
  });

  it("can be added by another Pro who joined it, who is told, for everyone", async () => {
    const { owner, capsuleId, moleculeId } = await shared();
    const contributor = await learnerOf(server, capsuleId);
    await changeMember(server, contributor, { plan: "pro" });
    const lesson = await lessonOf(contributor, moleculeId);
    expect(read(lesson, "molecule.is_bonus_available")).toBe(true);
    const { socket, messages } = await openSocket(server, await createTicket(contributor));
    await add(contributor, moleculeId);
    await waitFor("the notice", () => messages.some(({ type }) => type === "notification"));
    socket.close();
    for (const member of [owner, await learnerOf(server, capsuleId)]) {
      expect(await titlesOf(member, moleculeId)).toHaveLength(4);
    }
  });

  it("can be added by nobody else", async () => {
    const { owner, capsuleId, moleculeId } = await shared();
    const stranger = await createMember(server, "pro");
    expect(read(await askRefused(stranger), "code")).toBe("not_enrolled");
    const learner = await learnerOf(server, capsuleId);
    for (const plan of ["free", "premium"] as const) {
      await changeMember(server, learner, { plan });
      const lesson = await lessonOf(learner, moleculeId);
      expect(read(lesson, "molecule.is_bonus_available")).toBe(false);
      expect(read(await askRefused(learner), "code")).toBe("plan_required");
    }
    await changeMember(server, learner, { plan: "pro" });
    await owner.call("DELETE", `/capsules/${capsuleId}/sharing`);
    expect(read(await askRefused(learner), "code")).toBe("forbidden");
    expect(await titlesOf(owner, moleculeId)).toHaveLength(3);

    async function askRefused(member: TestMember): Promise<unknown> {
      const refused = await askFor(member, moleculeId);
      expect(refused.status).toBe(403);
      return refused.body;
    }
  });

  it("end after three rounds, whoever asked for them", async () => {
    const { owner, capsuleId, moleculeId } = await shared();
    const contributor = await learnerOf(server, capsuleId);
    await changeMember(server, contributor, { plan: "pro" });
    await add(owner, moleculeId);
    await add(contributor, moleculeId);
    await add(owner, moleculeId);
    for (const member of [owner, contributor]) {
      expect(await askFor(member, moleculeId)).toMatchObject({
        status: 409,
        body: { code: "nothing_more_to_author" },
      });
    }
  });
});
