import { randomUUIDv7 } from "node:crypto";

import { describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { createTestAuthor } from "../../testing/createTestAuthor.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { createTicket, openSocket } from "../../testing/openSocket.ts";
import { answer, learnerOf, lessonOf, makePublic, titlesOf } from "../../testing/learn.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";

const unpublishable = [2];
const server = await startTestServer({
  author: createTestAuthor({ unpublishable, bonusRounds: Number.POSITIVE_INFINITY }),
  withJobs: true,
});

function report(member: TestMember, atomId: string, fields: object = {}) {
  const body = { report_id: randomUUIDv7(), reason: "wrong_answer", ...fields };
  return member.post(`/quality/atoms/${atomId}/reports`, body);
}

async function makeAdministrator(): Promise<TestMember> {
  const member = await createMember(server);
  await server.db
    .updateTable("users")
    .set({ is_superuser: true })
    .where("id", "=", member.id)
    .execute();
  return member;
}

describe("a quality card", () => {
  it("says what the item was held against, and how learners did when they first met it", async () => {
    const owner = await createMember(server);
    const { atomId } = await makeCapsule(server, owner);
    await answer(owner, atomId, false);
    await answer(owner, atomId, true);
    expect(await owner.get(`/quality/atoms/${atomId}`)).toMatchObject({
      status: 200,
      body: {
        question: "Lesson 1, item 1",
        made_by: { kind: "data", name: "" },
        checks: ["readable", "data", "unique"],
        solved_blind: false,
        figures: { learners: 1, right_first_percent: 0, revealed_percent: 0 },
        passage: null,
        is_reported: false,
        can_manage: true,
        withdrawn_at: null,
      },
    });
  });

  it("keeps the figures of a few learners from others than those who look after it", async () => {
    const owner = await createMember(server);
    const { capsuleId, atomId } = await makeCapsule(server, owner);
    await makePublic(server, capsuleId);
    const figures = { learners: 0, right_first_percent: null };
    for (let learners = 1; learners <= 5; learners += 1) {
      const learner = await learnerOf(server, capsuleId);
      await answer(learner, atomId, learners !== 2);
      const { body } = await learner.get(`/quality/atoms/${atomId}`);
      expect(read(body, "figures")).toMatchObject(
        learners < 5
          ? { ...figures, learners }
          : { learners: 5, right_first_percent: 80, revealed_percent: 0 },
      );
      expect(read(body, "can_manage")).toBe(false);
    }
  });

  it("is for those who may answer the item", async () => {
    const owner = await createMember(server);
    const { capsuleId, atomId } = await makeCapsule(server, owner);
    await makePublic(server, capsuleId);
    const stranger = await createMember(server);
    expect(await stranger.get(`/quality/atoms/${atomId}`)).toMatchObject({
      status: 403,
      body: { code: "not_enrolled" },
    });
    expect(await report(stranger, atomId)).toMatchObject({ status: 403 });
  });
});

describe("a report", () => {
  it("counts once, reaches owner and administrators, and can be closed by them", async () => {
    const owner = await createMember(server);
    const administrator = await makeAdministrator();
    const { capsuleId, atomId } = await makeCapsule(server, owner);
    await makePublic(server, capsuleId);
    const learner = await learnerOf(server, capsuleId);
    const { socket, messages } = await openSocket(server, await createTicket(owner));
    const sent = { report_id: randomUUIDv7(), reason: "unclear", comment: "  Which one?  " };
    for (const _ of [1, 2])
      expect(await report(learner, atomId, sent)).toMatchObject({ status: 204 });
    await waitFor("the notice", () => messages.some(({ type }) => type === "notification"));
    socket.close();
    expect(read((await learner.get(`/quality/atoms/${atomId}`)).body, "is_reported")).toBe(true);
    expect(read((await learner.get("/quality/reports")).body, "total")).toBe(0);
    for (const manager of [owner, administrator]) {
      expect(await manager.get("/quality/reports")).toMatchObject({
        body: {
          total: 1,
          items: [
            { atom_id: atomId, reason: "unclear", comment: "Which one?", is_withdrawn: false },
          ],
        },
      });
    }
    const id = readText((await owner.get("/quality/reports")).body, "items.0.id");
    expect((await learner.call("DELETE", `/quality/reports/${id}`)).status).toBe(404);
    for (const _ of [1, 2]) {
      expect((await administrator.call("DELETE", `/quality/reports/${id}`)).status).toBe(204);
    }
    expect(read((await owner.get("/quality/reports")).body, "total")).toBe(0);
    expect(
      await titlesOf(owner, readText(await cardOf(owner, atomId), "molecule_id")),
    ).toHaveLength(3);
  });

  it("is paged, oldest first", async () => {
    const owner = await createMember(server);
    const { moleculeId } = await makeCapsule(server, owner);
    const atoms = readList(await lessonOf(owner, moleculeId), "atoms");
    for (const atom of atoms) {
      server.clock.advance({ seconds: 1 });
      await report(owner, readText(atom, "id"));
    }
    const seen: unknown[] = [];
    let query = "?limit=2";
    for (;;) {
      const { body } = await owner.get(`/quality/reports${query}`);
      seen.push(...readList(body, "items").map((item) => read(item, "question")));
      const cursor = read(body, "next_cursor");
      if (typeof cursor !== "string") break;
      query = `?limit=2&cursor=${cursor}`;
    }
    expect(seen).toEqual(["Lesson 1, item 1", "Lesson 1, item 2", "Lesson 1, item 3"]);
  });

  it.each([{ reason: "boring" }, { comment: "x".repeat(2001) }, { details: [1] }])(
    "is refused with %o",
    async (fields) => {
      const owner = await createMember(server);
      const { atomId } = await makeCapsule(server, owner);
      const refused = await report(owner, atomId, fields);
      expect([400, 422]).toContain(refused.status);
    },
  );
});

async function cardOf(member: TestMember, atomId: string): Promise<unknown> {
  return (await member.get(`/quality/atoms/${atomId}`)).body;
}

describe("withdrawing", () => {
  it("takes the item out at once, closes its reports, and can be undone", async () => {
    const owner = await createMember(server);
    const { moleculeId, atomId } = await makeCapsule(server, owner);
    await answer(owner, atomId, true);
    await report(owner, atomId);
    for (const _ of [1, 2]) {
      const done = await owner.call("PUT", `/quality/atoms/${atomId}/withdrawal`);
      expect(done.status).toBe(204);
    }
    expect(await lessonOf(owner, moleculeId)).toMatchObject({
      molecule: { atom_count: 2, xp_total: 20 },
      atoms: [{ title: "Lesson 1, item 2" }, { title: "Lesson 1, item 3" }],
    });
    expect(await cardOf(owner, atomId)).toMatchObject({
      withdrawn_at: server.clock.now().toISOString(),
      open_reports: 0,
    });
    await waitFor("the count", async () => {
      const lesson = await lessonOf(owner, moleculeId);
      return read(lesson, "molecule.atoms_completed") === 0;
    });
    expect((await owner.call("DELETE", `/quality/atoms/${atomId}/withdrawal`)).status).toBe(204);
    expect(await titlesOf(owner, moleculeId)).toEqual([1, 2, 3].map((n) => `Lesson 1, item ${n}`));
    await waitFor("the count", async () => {
      const lesson = await lessonOf(owner, moleculeId);
      return read(lesson, "molecule.atoms_completed") === 1;
    });
  });

  it("is for those who look after the item", async () => {
    const owner = await createMember(server);
    const { capsuleId, moleculeId, atomId } = await makeCapsule(server, owner);
    await makePublic(server, capsuleId);
    const learner = await learnerOf(server, capsuleId);
    for (const method of ["PUT", "DELETE"]) {
      expect(await learner.call(method, `/quality/atoms/${atomId}/withdrawal`)).toMatchObject({
        status: 403,
        body: { code: "forbidden" },
      });
    }
    expect((await learner.get(`/quality/molecules/${moleculeId}`)).status).toBe(403);
    expect((await learner.get(`/quality/capsules/${capsuleId}`)).status).toBe(403);
    const administrator = await makeAdministrator();
    const done = await administrator.call("PUT", `/quality/atoms/${atomId}/withdrawal`);
    expect(done.status).toBe(204);
    expect(await titlesOf(learner, moleculeId)).toHaveLength(2);
  });

  it("of every item leaves a lesson that does not bar the way", async () => {
    const owner = await createMember(server);
    const { capsuleId, moleculeId } = await makeCapsule(server, owner);
    for (const atom of readList(await lessonOf(owner, moleculeId), "atoms")) {
      await owner.call("PUT", `/quality/atoms/${readText(atom, "id")}/withdrawal`);
    }
    const { body } = await owner.get(`/capsules/${capsuleId}/mathematics/generic`);
    expect(body).toMatchObject({
      granules: [
        {
          molecules: [
            { atom_count: 0, progress_status: "completed" },
            { is_locked: false, progress_status: "not_started" },
          ],
        },
      ],
    });
    const next = readText(body, "granules.0.molecules.1.id");
    const first = readText(await lessonOf(owner, next), "atoms.0.id");
    await answer(owner, first, true);
  });
});

describe("the owner's view", () => {
  it("shows what was published, withdrawn, rejected and left out, and why", async () => {
    const owner = await createMember(server);
    const { capsuleId, moleculeId, atomId } = await makeCapsule(server, owner);
    await report(owner, atomId);
    expect(await owner.get(`/quality/capsules/${capsuleId}`)).toMatchObject({
      status: 200,
      body: {
        published: 6,
        withdrawn: 0,
        rejected: 3,
        open_reports: 1,
        lessons: [
          { molecule_id: moleculeId, lesson_number: 1, rejected: 1, open_reports: 1 },
          { lesson_number: 2, rejected: 1 },
        ],
        left_out: [{ title: "Lesson 3", rejected: [{ question: "Lesson 3, rejected" }] }],
      },
    });
    await owner.call("PUT", `/quality/atoms/${atomId}/withdrawal`);
    expect(await owner.get(`/quality/molecules/${moleculeId}`)).toMatchObject({
      body: {
        can_replace: true,
        atoms: [
          { title: "Lesson 1, item 2", withdrawn_at: null },
          { title: "Lesson 1, item 3" },
          { title: "Lesson 1, item 1", withdrawn_at: expect.any(String) },
        ],
        rejected: [{ reasons: [{ code: "duplicate", detail: "as before" }] }],
      },
    });
  });

  it("goes to an administrator too, of what is public", async () => {
    const { capsuleId } = await makeCapsule(server, await createMember(server));
    await makePublic(server, capsuleId);
    const administrator = await makeAdministrator();
    expect((await administrator.get(`/quality/capsules/${capsuleId}`)).status).toBe(200);
    expect(await readsOf(capsuleId)).toEqual([]);
  });
});

function readsOf(capsuleId: string) {
  return server.db
    .selectFrom("private_reads")
    .select(["operation", "atom_id", "reader_id"])
    .where("capsule_id", "=", capsuleId)
    .orderBy("id")
    .execute();
}

describe("a private capsule", () => {
  it("is read by an administrator only while somebody's report is open, and that is recorded", async () => {
    const owner = await createMember(server);
    const administrator = await makeAdministrator();
    const { capsuleId, moleculeId, atomId } = await makeCapsule(server, owner);
    const paths = [`atoms/${atomId}`, `molecules/${moleculeId}`, `capsules/${capsuleId}`];
    const statuses = async () => {
      const answers = [];
      for (const path of paths) answers.push((await administrator.get(`/quality/${path}`)).status);
      return answers;
    };
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await report(administrator, atomId)).status).toBe(404);

    await report(owner, atomId);
    expect(await statuses()).toEqual([200, 200, 200]);
    const { body } = await administrator.get("/quality/reports");
    const reports = readList(body, "items").filter((item) => read(item, "atom_id") === atomId);
    expect(reports).toHaveLength(1);
    expect(await readsOf(capsuleId)).toEqual(
      [
        ["getAtomQuality", atomId],
        ["getMoleculeQuality", null],
        ["getCapsuleQuality", null],
        ["listReports", atomId],
      ].map(([operation, atom_id]) => ({ operation, atom_id, reader_id: administrator.id })),
    );

    await owner.call("DELETE", `/quality/reports/${readText(reports[0], "id")}`);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await readsOf(capsuleId)).toHaveLength(4);
  });

  it("is its owner's to read, and not recorded", async () => {
    const owner = await createMember(server);
    const { capsuleId, atomId } = await makeCapsule(server, owner);
    await report(owner, atomId);
    expect((await owner.get(`/quality/capsules/${capsuleId}`)).status).toBe(200);
    expect((await owner.get("/quality/reports")).status).toBe(200);
    expect(await readsOf(capsuleId)).toEqual([]);
  });
});
