import { describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { capsuleRequest } from "../../testing/capsuleRequest.ts";
import { changeMember } from "../../testing/changeMember.ts";
import { createTestAuthor } from "../../testing/createTestAuthor.ts";
import { answer, learnerOf, lessonOf } from "../../testing/learn.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember, TestCaller } from "../../testing/TestMember.ts";
import type { TestAnswer, TestMember } from "../../testing/TestMember.ts";

const server = await startTestServer({ author: createTestAuthor({ bonusRounds: 2 }) });
const guest = new TestCaller(server);

const share = (caller: TestCaller, id: string) => caller.call("PUT", `/capsules/${id}/sharing`);
const takeBack = (caller: TestCaller, id: string) =>
  caller.call("DELETE", `/capsules/${id}/sharing`);
const planOf = (caller: TestCaller, id: string) =>
  caller.get(`/capsules/${id}/mathematics/generic`);

async function shared(): Promise<{ owner: TestMember; capsuleId: string; moleculeId: string }> {
  const owner = await createMember(server, "pro");
  const made = await makeCapsule(server, owner);
  expect((await share(owner, made.capsuleId)).status).toBe(200);
  return { owner, ...made };
}

async function administrator(): Promise<TestMember> {
  const member = await createMember(server);
  await changeMember(server, member, { is_superuser: true });
  return member;
}

const outcome = ({ status, body }: TestAnswer) =>
  status === 200 ? "done" : `${status} ${readText(body, "code")}`;

async function isListed(capsuleId: string): Promise<boolean> {
  const { body } = await guest.get("/capsules/public?search=fractions&limit=100");
  return readList(body, "items").some((capsule) => read(capsule, "id") === capsuleId);
}

describe("sharing", () => {
  it("puts the capsule into the catalogue under the name of its owner, once", async () => {
    const owner = await createMember(server, "pro");
    const { capsuleId } = await makeCapsule(server, owner);
    expect(await isListed(capsuleId)).toBe(false);
    expect(await planOf(owner, capsuleId)).toMatchObject({
      body: { capsule: { shared_by: null, can_share: true, can_unshare: false } },
    });
    for (const _ of [1, 2]) {
      expect(await share(owner, capsuleId)).toMatchObject({
        body: {
          is_public: true,
          is_owner: true,
          shared_by: owner.username,
          can_share: false,
          can_unshare: true,
        },
      });
    }
    expect(await isListed(capsuleId)).toBe(true);
  });

  it("makes it a capsule to suggest, until it is taken back", async () => {
    const { owner, capsuleId } = await shared();
    await server.db
      .updateTable("capsules")
      .set({ main_skill: "rare_skill" })
      .where("id", "=", capsuleId)
      .execute();
    const learner = await createMember(server);
    const wish = capsuleRequest({ topic: "unknown", main_skill: "rare_skill" });
    const suggested = async () => {
      const { body } = await learner.post("/capsules/", wish);
      return readList(body, "suggestions").map((capsule) => read(capsule, "id"));
    };
    expect((await suggested())[0]).toBe(capsuleId);
    await takeBack(owner, capsuleId);
    expect(await suggested()).not.toContain(capsuleId);
  });

  it("shows others neither what the owner typed nor what was rejected", async () => {
    const { owner, capsuleId, moleculeId } = await shared();
    await server.db
      .updateTable("capsules")
      .set({ made_from_label: "as typed by its owner" })
      .where("id", "=", capsuleId)
      .execute();
    const { body: own } = await planOf(owner, capsuleId);
    expect(read(own, "capsule.made_from.label")).toBe("as typed by its owner");
    const learner = await learnerOf(server, capsuleId);
    for (const reader of [guest, learner]) {
      const { body } = await planOf(reader, capsuleId);
      expect(JSON.stringify(body)).not.toContain("as typed");
      expect(body).toMatchObject({
        capsule: { is_owner: false, shared_by: owner.username, can_unshare: false },
      });
    }
    for (const path of [`capsules/${capsuleId}`, `molecules/${moleculeId}`]) {
      expect(outcome(await learner.get(`/quality/${path}`))).toBe("403 forbidden");
    }
  });

  it.each([
    ["document", "completed", "403 forbidden", "from_document"],
    ["topic", "pending", "409 generation_in_progress", "pending"],
    ["topic", "failed", "409 generation_failed", "failed"],
  ] as const)("refuses a %s capsule that is %s", async (kind, status, refusal, reason) => {
    const owner = await createMember(server, "pro");
    const { capsuleId } = await makeCapsule(server, owner);
    await server.db
      .updateTable("capsules")
      .set({ made_from_kind: kind, generation_status: status })
      .where("id", "=", capsuleId)
      .execute();
    const refused = await share(owner, capsuleId);
    expect(outcome(refused)).toBe(refusal);
    expect(read(refused.body, "reasons")).toEqual([{ code: reason, message: expect.any(String) }]);
    expect(read((await planOf(owner, capsuleId)).body, "capsule.can_share")).toBe(false);
    expect(await isListed(capsuleId)).toBe(false);
  });
});

describe("who may", () => {
  it("share: a Pro, a capsule of their own", async () => {
    const owner = await createMember(server, "pro");
    const { capsuleId } = await makeCapsule(server, owner);
    const tried = async (caller: TestCaller) => outcome(await share(caller, capsuleId));
    expect(await tried(guest)).toBe("401 unauthenticated");
    expect(await tried(await createMember(server, "free"))).toBe("403 plan_required");
    expect(await tried(await createMember(server, "premium"))).toBe("403 plan_required");
    expect(await tried(await createMember(server, "pro"))).toBe("404 not_found");
    expect(await tried(await administrator())).toBe("403 forbidden");
    expect(await tried(owner)).toBe("done");
    expect(await tried(await createMember(server, "pro"))).toBe("403 forbidden");
    expect(await tried(await administrator())).toBe("403 forbidden");
  });

  it.each(["free", "premium"] as const)("not share: the owner on %s", async (plan) => {
    const owner = await createMember(server, plan);
    const { capsuleId } = await makeCapsule(server, owner);
    expect(outcome(await share(owner, capsuleId))).toBe("403 plan_required");
    const { body } = await planOf(owner, capsuleId);
    expect(body).toMatchObject({ capsule: { can_share: false, can_unshare: false } });
  });

  it("take back: its owner, and administrators", async () => {
    const { capsuleId } = await shared();
    const tried = async (caller: TestCaller) => outcome(await takeBack(caller, capsuleId));
    expect(await tried(guest)).toBe("401 unauthenticated");
    for (const plan of ["free", "premium", "pro"] as const) {
      expect(await tried(await createMember(server, plan))).toBe("403 forbidden");
    }
    expect(await isListed(capsuleId)).toBe(true);
    const moderator = await administrator();
    expect(read((await planOf(moderator, capsuleId)).body, "capsule.can_unshare")).toBe(true);
    for (const _ of [1, 2]) expect(await tried(moderator)).toBe("done");
    expect(await isListed(capsuleId)).toBe(false);
    expect(await tried(await createMember(server, "pro"))).toBe("404 not_found");
  });

  it("share again what an administrator took back: only an administrator", async () => {
    const { owner, capsuleId } = await shared();
    const moderator = await administrator();
    await takeBack(moderator, capsuleId);
    expect((await planOf(owner, capsuleId)).body).toMatchObject({
      capsule: { is_sharing_barred: true, can_share: false, can_unshare: false },
    });
    expect(outcome(await takeBack(owner, capsuleId))).toBe("done");
    const refused = await share(owner, capsuleId);
    expect(outcome(refused)).toBe("403 forbidden");
    expect(read(refused.body, "reasons.0.code")).toBe("barred");
    expect(await isListed(capsuleId)).toBe(false);
    expect(outcome(await share(moderator, capsuleId))).toBe("done");
    expect(await isListed(capsuleId)).toBe(true);
    await takeBack(owner, capsuleId);
    expect(outcome(await share(owner, capsuleId))).toBe("done");
  });

  it("take back: an owner whose plan fell, whose capsule stayed shared until then", async () => {
    const { owner, capsuleId } = await shared();
    await changeMember(server, owner, { plan: "free" });
    expect(await isListed(capsuleId)).toBe(true);
    expect(await planOf(owner, capsuleId)).toMatchObject({
      body: { capsule: { can_share: false, can_unshare: true, shared_by: owner.username } },
    });
    expect(outcome(await takeBack(owner, capsuleId))).toBe("done");
    expect(await isListed(capsuleId)).toBe(false);
  });

  it("take back what ships with the product: nobody", async () => {
    const { capsuleId } = await shared();
    await server.db
      .updateTable("capsules")
      .set({ owner_id: null, made_from_kind: "shipped" })
      .where("id", "=", capsuleId)
      .execute();
    expect(outcome(await takeBack(await administrator(), capsuleId))).toBe("403 forbidden");
    expect(read((await planOf(guest, capsuleId)).body, "capsule.shared_by")).toBe(null);
  });
});

describe("a capsule that was taken back", () => {
  it("stays with whoever joined it, with all they earned", async () => {
    const { owner, capsuleId, moleculeId } = await shared();
    const learner = await learnerOf(server, capsuleId);
    const atoms = readList(await lessonOf(learner, moleculeId), "atoms");
    await answer(learner, readText(atoms[0], "id"), true);
    await takeBack(owner, capsuleId);
    expect(outcome(await planOf(await createMember(server), capsuleId))).toBe("404 not_found");
    expect(outcome(await planOf(guest, capsuleId))).toBe("404 not_found");
    await answer(learner, readText(atoms[1], "id"), true);
    const kept = { is_enrolled: true, xp_current: 20, shared_by: owner.username };
    expect(await planOf(learner, capsuleId)).toMatchObject({ body: { capsule: kept } });
    expect((await learner.get("/capsules/me")).body).toMatchObject({ total: 1, items: [kept] });
    expect((await learner.get(`/quality/atoms/${readText(atoms[0], "id")}`)).status).toBe(200);
  });

  it("can be left and joined again by them", async () => {
    const { owner, capsuleId } = await shared();
    const learner = await learnerOf(server, capsuleId);
    await takeBack(owner, capsuleId);
    expect((await learner.post(`/capsules/${capsuleId}/unenroll`)).status).toBe(204);
    expect(outcome(await learner.post(`/capsules/${capsuleId}/enroll`))).toBe("done");
  });
});
