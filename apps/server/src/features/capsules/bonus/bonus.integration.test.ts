import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { ProviderError } from "@alambic/author/provider";
import { read, readList, readText } from "@alambic/domain/testing";
import { createTestAuthor } from "../../../testing/createTestAuthor.ts";
import { makeCapsule } from "../../../testing/makeCapsule.ts";
import { createTicket, openSocket } from "../../../testing/openSocket.ts";
import { startTestServer } from "../../../testing/startTestServer.ts";
import { createMember } from "../../../testing/TestMember.ts";
import type { TestMember } from "../../../testing/TestMember.ts";
import { waitFor } from "../../../testing/waitFor.ts";
import { giveUpBonus, runBonus } from "./runBonus.ts";

const server = await startTestServer({
  author: createTestAuthor({ bonusRounds: 1 }),
  withJobs: true,
});
const working = { db: server.db, author: server.author, now: server.clock.now };

/** A job that will not be tried again. */
const last = { isLast: true };

const lessonOf = async (member: TestMember, moleculeId: string) =>
  (await member.get(`/capsules/molecules/${moleculeId}/atoms`)).body;

async function addBonus(member: TestMember, moleculeId: string): Promise<unknown> {
  expect(await member.post(`/capsules/molecules/${moleculeId}/bonus`)).toMatchObject({
    status: 202,
    body: { generation_status: "pending" },
  });
  return waitFor("the bonus items", async () => {
    const body = await lessonOf(member, moleculeId);
    return readList(body, "atoms").length > 3 && body;
  });
}

describe("bonus items", () => {
  it("are added behind the others, tell the member, and finish nothing", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    expect(read(await lessonOf(member, moleculeId), "molecule.is_bonus_available")).toBe(true);
    const { socket, messages } = await openSocket(server, await createTicket(member));
    expect(await addBonus(member, moleculeId)).toMatchObject({
      molecule: { atom_count: 3, bonus_xp_total: 10, xp_total: 30 },
      atoms: [{ is_bonus: false }, {}, {}, { is_bonus: true, order: 4, title: "Bonus 0.0" }],
    });
    await waitFor("the notice", () => messages.some(({ type }) => type === "notification"));
    socket.close();
  });

  it("end when the source gives no more", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    await addBonus(member, moleculeId);
    expect(await member.post(`/capsules/molecules/${moleculeId}/bonus`)).toMatchObject({
      status: 409,
      body: { code: "nothing_more_to_author" },
    });
  });

  it("are added once, however often their job is done", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    const job = { molecule_id: moleculeId, round: 0, is_shared: false, kind: "exercises" as const };
    await Promise.all([runBonus(working, job, last), runBonus(working, job, last)]);
    await runBonus(working, job, last);
    expect(readList(await lessonOf(member, moleculeId), "atoms")).toHaveLength(4);
  });

  it("are made once where their request arrives again after they were made", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    const round = read(await lessonOf(member, moleculeId), "molecule.bonus_rounds.exercises");
    const path = `/capsules/molecules/${moleculeId}/bonus?kind=exercises&round=${String(round)}`;
    expect((await member.post(path)).status).toBe(202);
    await waitFor("the bonus items", async () =>
      readList(await lessonOf(member, moleculeId), "atoms").some(
        (atom) => read(atom, "is_bonus") === true,
      ),
    );
    expect((await member.post(path)).status).toBe(202);
    const { rows } = await sql`
      select from jobs.job where name = 'bonus' and data->>'molecule_id' = ${moleculeId}
    `.execute(server.db);
    expect(rows).toHaveLength(1);
    expect(read(await lessonOf(member, moleculeId), "molecule.bonus_rounds")).toEqual({
      exercises: 1,
      theory: 0,
    });
    // The author of these tests has one round to give: the next is told so.
    const next = `/capsules/molecules/${moleculeId}/bonus?kind=exercises&round=1`;
    expect(await member.post(next)).toMatchObject({ status: 409 });
  });

  it("are made once, however often they are asked for meanwhile", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    // The first of them may be made before the last is asked for.
    const path = `/capsules/molecules/${moleculeId}/bonus?kind=exercises&round=0`;
    const asked = await Promise.all([1, 2, 3].map(() => member.post(path)));
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202]);
    const { rows } = await sql`
      select from jobs.job where name = 'bonus' and data->>'molecule_id' = ${moleculeId}
    `.execute(server.db);
    expect(rows).toHaveLength(1);
    await waitFor("the bonus items", async () => {
      const body = await lessonOf(member, moleculeId);
      return readList(body, "atoms").length > 3;
    });
    const next = `/capsules/molecules/${moleculeId}/bonus`;
    expect(await member.post(next)).toMatchObject({ body: { code: "nothing_more_to_author" } });
  });

  it("can be asked for again once they were given up", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    const job = { molecule_id: moleculeId, round: 0, is_shared: false, kind: "exercises" as const };
    const request = { molecule_id: moleculeId, kind: "exercises", user_id: member.id } as const;
    const since = server.clock.now();
    await server.db
      .insertInto("bonus_requests")
      .values({ ...request, since })
      .execute();
    await giveUpBonus({ db: server.db, log: server.app.log }, job);
    expect(readList(await addBonus(member, moleculeId), "atoms")).toHaveLength(4);
  });

  it("give bonus XP, and are for the plans that have them", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    const lesson = await addBonus(member, moleculeId);
    const answer = {
      answer_id: crypto.randomUUID(),
      atom_id: readText(lesson, "atoms.3.id"),
      response: { content_type: "true_false", value: true },
      answered_at: "2026-11-20T10:00:00Z",
    };
    expect(await member.post("/progress/log-answer", answer)).toMatchObject({
      body: { xp_awarded: 0, bonus_xp_awarded: 10, molecule: { progress_status: "not_started" } },
    });
    await server.db
      .updateTable("users")
      .set({ plan: "free" })
      .where("id", "=", member.id)
      .execute();
    expect(readList(await lessonOf(member, moleculeId), "atoms")).toHaveLength(3);
    const again = { ...answer, answer_id: crypto.randomUUID() };
    expect(await member.post("/progress/log-answer", again)).toMatchObject({
      status: 403,
      body: { code: "plan_required" },
    });
  });

  it("are texts to read where theory is asked for", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    const asked = await member.post(`/capsules/molecules/${moleculeId}/bonus?kind=theory`);
    expect(asked.status).toBe(202);
    const lesson = await waitFor("the bonus text", async () => {
      const body = await lessonOf(member, moleculeId);
      return readList(body, "atoms").length > 3 && body;
    });
    expect(lesson).toMatchObject({
      molecule: { atom_count: 3 },
      atoms: [{}, {}, {}, { is_bonus: true, content_type: "lesson" }],
    });
    const refused = await member.post(`/capsules/molecules/${moleculeId}/bonus?kind=poetry`);
    expect(refused.status).toBe(400);
  });

  it("say so where nothing was found after all, and can be asked for again", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    const { socket, messages } = await openSocket(server, await createTicket(member));
    const job = { molecule_id: moleculeId, round: 0, is_shared: false, kind: "exercises" as const };
    const author = { ...server.author, makeBonus: () => Promise.resolve([]) };
    await runBonus({ ...working, author }, job, last);
    await waitFor("the notice", () =>
      messages.some((message) => JSON.stringify(message).includes("No bonus this time")),
    );
    socket.close();
    expect(readList(await addBonus(member, moleculeId), "atoms")).toHaveLength(4);
  });

  it("come later where the model is away for a while, and are given up in the end", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    const { socket, messages } = await openSocket(server, await createTicket(member));
    const job = { molecule_id: moleculeId, round: 0, is_shared: false, kind: "exercises" as const };
    const makeBonus = () => Promise.reject(new ProviderError("unavailable"));
    const services = { ...working, author: { ...server.author, makeBonus } };
    await expect(runBonus(services, job, { isLast: false })).rejects.toThrow("unavailable");
    expect(messages.filter(({ type }) => type === "notification")).toEqual([]);
    await runBonus(services, job, last);
    await waitFor("the notice", () =>
      messages.some((message) => JSON.stringify(message).includes("No bonus this time")),
    );
    socket.close();
  });

  it("of both kinds come where both are asked for at once", async () => {
    const member = await createMember(server, "premium");
    const { moleculeId } = await makeCapsule(server, member);
    const kinds = ["exercises", "theory"];
    const asked = await Promise.all(
      kinds.map((kind) => member.post(`/capsules/molecules/${moleculeId}/bonus?kind=${kind}`)),
    );
    expect(asked.map(({ status }) => status)).toEqual([202, 202]);
    await waitFor("both", async () => {
      const body = await lessonOf(member, moleculeId);
      return readList(body, "atoms").length === 5;
    });
  });

  it("made by a Pro member are open to every plan", async () => {
    const member = await createMember(server, "pro");
    const { moleculeId } = await makeCapsule(server, member);
    await addBonus(member, moleculeId);
    await server.db
      .updateTable("users")
      .set({ plan: "free" })
      .where("id", "=", member.id)
      .execute();
    expect(readList(await lessonOf(member, moleculeId), "atoms")).toHaveLength(4);
  });
});
