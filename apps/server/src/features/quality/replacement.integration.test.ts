import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { ProviderError } from "@alambic/author/provider";
import type { ProviderFault } from "@alambic/author/provider";
import type { AuthorService } from "@alambic/author/service";
import { read, readList, readText } from "@alambic/domain/testing";
import { jobHandlers, jobNames } from "../../start/features.ts";
import { JobQueue } from "../../platform/jobs/JobQueue.ts";
import { failReplacement } from "./failReplacement.ts";
import type { JobAttempt } from "../../platform/jobs/Jobs.ts";
import { onPostgres } from "../../testing/createTestDatabase.ts";
import { createTestAuthor } from "../../testing/createTestAuthor.ts";
import { learnerOf, lessonOf, makePublic, titlesOf } from "../../testing/learn.ts";
import { makeCapsule } from "../../testing/makeCapsule.ts";
import { createTicket, openSocket } from "../../testing/openSocket.ts";
import { askForReplacement, replaceItem, whenReplacementEnded } from "../../testing/replaceItem.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";
import { runReplacement } from "./runReplacement.ts";

const author = createTestAuthor({ bonusRounds: Number.POSITIVE_INFINITY });
const server = await startTestServer({ author, withJobs: true });
/** Nobody does what is asked for here until a test does. */
const idle = await startTestServer({ author });

const first: JobAttempt = { isLast: false, isStopping: () => false };
const last: JobAttempt = { isLast: true, isStopping: () => false };
const stopping: JobAttempt = { isLast: true, isStopping: () => true };

/** Does the job of an item once, with an author that brings further items so. */
function run(atomId: string, attempt: JobAttempt, makeBonus: AuthorService["makeBonus"]) {
  const services = { ...idle, author: { ...author, makeBonus }, now: idle.clock.now };
  return runReplacement({ ...services, log: idle.app.log }, { atom_id: atomId }, attempt);
}

const failing = (fault: ProviderFault) => () => Promise.reject(new ProviderError(fault));

/** An item of which the owner asked for another, and nobody made it yet. */
async function asked() {
  const owner = await createMember(idle);
  const made = await makeCapsule(idle, owner);
  expect((await askForReplacement(owner, made.atomId)).status).toBe(202);
  return { owner, ...made };
}

describe("replacing", () => {
  it("puts another item from the same source in its place, and tells whoever asked", async () => {
    const owner = await createMember(server);
    const { moleculeId, atomId } = await makeCapsule(server, owner);
    const { socket, messages } = await openSocket(server, await createTicket(owner));
    const pending = await askForReplacement(owner, atomId);
    expect(pending).toMatchObject({ status: 202, body: { generation_status: "pending" } });
    const card = await whenReplacementEnded(owner, atomId);
    expect(card).toMatchObject({
      withdrawn_at: expect.any(String),
      replacement: { status: "none" },
    });
    const told = await waitFor("the message", () =>
      messages.find(({ type }) => type === "replacement.made"),
    );
    expect(told).toMatchObject({ atom_id: atomId, molecule_id: moleculeId, title: "Lesson 1" });
    socket.close();
    const titles = await titlesOf(owner, moleculeId);
    expect(titles).toEqual([expect.stringMatching(/^Bonus 0\./u), ...titles.slice(1)]);
    expect(titles).toHaveLength(3);
    expect(await askForReplacement(owner, atomId)).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    const restored = await owner.call("DELETE", `/quality/atoms/${atomId}/withdrawal`);
    expect(restored.status).toBe(204);
    expect(await titlesOf(owner, moleculeId)).toEqual([...titles, "Lesson 1, item 1"]);
  });

  it("puts in nothing twice, however many are asked for at once", async () => {
    const owner = await createMember(server);
    const { moleculeId } = await makeCapsule(server, owner);
    const atoms = readList(await lessonOf(owner, moleculeId), "atoms");
    await Promise.all(atoms.map((atom) => replaceItem(owner, readText(atom, "id"))));
    const titles = await titlesOf(owner, moleculeId);
    expect(titles).toHaveLength(3);
    expect(new Set(titles).size).toBe(3);
    expect(titles.every((title) => String(title).startsWith("Bonus"))).toBe(true);
  });

  it("is for those who look after the item, and of an item that stands in its lesson", async () => {
    const owner = await createMember(server);
    const { capsuleId, moleculeId, atomId } = await makeCapsule(server, owner);
    await makePublic(server, capsuleId);
    const learner = await learnerOf(server, capsuleId);
    expect(await askForReplacement(learner, atomId)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
    await owner.call("PUT", `/quality/atoms/${atomId}/withdrawal`);
    expect((await askForReplacement(owner, atomId)).status).toBe(404);
    expect(await titlesOf(owner, moleculeId)).toHaveLength(2);
  });

  it("is refused at once where the source is not here", async () => {
    const owner = await createMember(server);
    const { capsuleId, moleculeId, atomId } = await makeCapsule(server, owner);
    await server.db.deleteFrom("generations").where("capsule_id", "=", capsuleId).execute();
    expect(await askForReplacement(owner, atomId)).toMatchObject({
      status: 409,
      body: { code: "nothing_more_to_author" },
    });
    expect(await titlesOf(owner, moleculeId)).toHaveLength(3);
  });
});

describe("what is asked", () => {
  it("twice, also at once, is made once", async () => {
    const owner = await createMember(idle);
    const { moleculeId, atomId } = await makeCapsule(idle, owner);
    const answers = await Promise.all([1, 2, 3].map(() => askForReplacement(owner, atomId)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const { rows } = await sql`
      select id from jobs.job where name = 'replacement' and data->>'atom_id' = ${atomId}
    `.execute(idle.db);
    expect(rows).toHaveLength(1);
    await Promise.all([1, 2].map(() => run(atomId, first, author.makeBonus)));
    await run(atomId, first, author.makeBonus);
    expect(await titlesOf(owner, moleculeId)).toEqual([
      expect.stringMatching(/^Bonus/u),
      "Lesson 1, item 2",
      "Lesson 1, item 3",
    ]);
  });

  it("is said to whoever looks after the item until it is made, and to nobody else", async () => {
    const { owner, capsuleId, moleculeId, atomId } = await asked();
    await makePublic(idle, capsuleId);
    const learner = await learnerOf(idle, capsuleId);
    const pending = { status: "pending", since: idle.clock.now().toISOString() };
    expect(await owner.get(`/quality/atoms/${atomId}`)).toMatchObject({
      body: { replacement: pending },
    });
    expect(await owner.get(`/quality/molecules/${moleculeId}`)).toMatchObject({
      body: { atoms: [{ replacement: pending }, { replacement: { status: "none" } }, {}] },
    });
    expect(await learner.get(`/quality/atoms/${atomId}`)).toMatchObject({
      body: { replacement: { status: "none" } },
    });
  });

  it("is no longer waited for once the item is taken out by hand", async () => {
    const { owner, moleculeId, atomId } = await asked();
    await owner.call("PUT", `/quality/atoms/${atomId}/withdrawal`);
    await run(atomId, first, () => Promise.reject(new Error("drafted for nobody")));
    await owner.call("DELETE", `/quality/atoms/${atomId}/withdrawal`);
    expect(await owner.get(`/quality/atoms/${atomId}`)).toMatchObject({
      body: { withdrawn_at: null, replacement: { status: "none" } },
    });
    expect(await titlesOf(owner, moleculeId)).toHaveLength(3);
  });

  it("changes nothing where the item was taken out while another was drafted", async () => {
    const { owner, moleculeId, atomId } = await asked();
    await run(atomId, first, async (...input) => {
      await owner.call("PUT", `/quality/atoms/${atomId}/withdrawal`);
      return author.makeBonus(...input);
    });
    expect(await titlesOf(owner, moleculeId)).toEqual(["Lesson 1, item 2", "Lesson 1, item 3"]);
  });
});

describe("a job that is cut off", () => {
  it("is done once when it is taken up again", async () => {
    const { owner, moleculeId, atomId } = await asked();
    const cutOff = run(atomId, first, () => Promise.reject(new Error("killed")));
    await expect(cutOff).rejects.toThrow("killed");
    expect(await titlesOf(owner, moleculeId)).toHaveLength(3);
    const drafted: unknown[] = [];
    for (const _ of [1, 2]) {
      await run(atomId, first, (...input) => {
        drafted.push(input);
        return author.makeBonus(...input);
      });
    }
    expect(drafted).toHaveLength(1);
    expect(await titlesOf(owner, moleculeId)).toEqual([
      expect.stringMatching(/^Bonus/u),
      "Lesson 1, item 2",
      "Lesson 1, item 3",
    ]);
  });

  it("by the stop of the server fails nothing", async () => {
    const { owner, atomId } = await asked();
    const none = () => Promise.resolve([]);
    expect(await run(atomId, stopping, none)).toBe("interrupted");
    let isStopping = false;
    const halfway = run(atomId, { isLast: true, isStopping: () => isStopping }, () => {
      isStopping = true;
      return Promise.reject(new Error("the server stops"));
    });
    expect(await halfway).toBe("interrupted");
    expect(await owner.get(`/quality/atoms/${atomId}`)).toMatchObject({
      body: { replacement: { status: "pending" } },
    });
  });

  it.runIf(!onPostgres)("with its process is taken up when the next one starts", async () => {
    const { owner, moleculeId, atomId } = await asked();
    await sql`update jobs.job set state = 'active', started_on = now()
      where name = 'replacement' and data->>'atom_id' = ${atomId}`.execute(idle.db);
    const next = new JobQueue(idle.store, { names: jobNames });
    await next.start({ error: console.error, warn: console.error });
    const services = { ...idle, jobs: next, now: idle.clock.now, log: idle.app.log };
    await next.work(jobHandlers, services);
    await whenReplacementEnded(owner, atomId);
    await next.stop();
    expect(await titlesOf(owner, moleculeId)).toEqual([
      expect.stringMatching(/^Bonus/u),
      "Lesson 1, item 2",
      "Lesson 1, item 3",
    ]);
  });
});

describe("a replacement that cannot be made", () => {
  const none = () => Promise.resolve([]);

  it.each<[string, AuthorService["makeBonus"], JobAttempt, string]>([
    ["nothing more in the source", none, first, "nothing_more"],
    ["a used-up budget", failing("budget_reached"), first, "model_budget_reached"],
    ["a model that refuses", failing("refused"), first, "failed"],
    ["a wrong key", failing("misconfigured"), first, "failed"],
    ["a model that stays away", failing("unavailable"), last, "failed"],
    ["a mistake of ours", () => Promise.reject(new Error("oops")), last, "failed"],
  ])("for %s leaves the item and says why", async (_, makeBonus, attempt, reason) => {
    const { owner, moleculeId, atomId } = await asked();
    const { socket, messages } = await openSocket(idle, await createTicket(owner));
    expect(await run(atomId, attempt, makeBonus)).toBe("done");
    const told = await waitFor("the message", () =>
      messages.find(({ type }) => type === "replacement.failed"),
    );
    socket.close();
    expect(told).toMatchObject({ atom_id: atomId, molecule_id: moleculeId, reason });
    expect(await owner.get(`/quality/atoms/${atomId}`)).toMatchObject({
      body: { withdrawn_at: null, replacement: { status: "failed", reason } },
    });
    expect(await titlesOf(owner, moleculeId)).toEqual([1, 2, 3].map((n) => `Lesson 1, item ${n}`));
  });

  it("can be asked for again", async () => {
    const { owner, moleculeId, atomId } = await asked();
    await run(atomId, first, none);
    expect((await askForReplacement(owner, atomId)).status).toBe(202);
    expect(await owner.get(`/quality/atoms/${atomId}`)).toMatchObject({
      body: { replacement: { status: "pending" } },
    });
    await run(atomId, first, author.makeBonus);
    expect((await titlesOf(owner, moleculeId))[0]).toMatch(/^Bonus/u);
  });

  it("for a fault that may pass comes back later", async () => {
    const { owner, atomId } = await asked();
    await expect(run(atomId, first, failing("unavailable"))).rejects.toThrow("unavailable");
    const { body } = await owner.get(`/quality/atoms/${atomId}`);
    expect(read(body, "replacement.status")).toBe("pending");
  });

  it("given up for good ends clearly", async () => {
    const { owner, atomId } = await asked();
    const services = { ...idle, now: idle.clock.now, log: idle.app.log };
    for (const _ of [1, 2]) await failReplacement(services, atomId, "failed");
    expect(await owner.get(`/quality/atoms/${atomId}`)).toMatchObject({
      body: { replacement: { status: "failed", reason: "failed" } },
    });
  });
});
