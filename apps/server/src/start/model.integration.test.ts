import { createHash, randomUUIDv7 } from "node:crypto";

import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";

import { makePdf, readSampleText, scriptedModel, spoiled } from "@alambic/author/testing";
import type { ScriptedItem } from "@alambic/author/testing";
import { read, readList, readText } from "@alambic/domain/testing";
import { capsuleRequest } from "../testing/capsuleRequest.ts";
import { changeMember } from "../testing/changeMember.ts";
import { makePublic } from "../testing/learn.ts";
import { askForReplacement, replaceItem, whenReplacementEnded } from "../testing/replaceItem.ts";
import { createMember } from "../testing/TestMember.ts";
import type { TestMember } from "../testing/TestMember.ts";
import { uploadPdf } from "../testing/uploadPdf.ts";
import { waitFor } from "../testing/waitFor.ts";
import { startModelServer } from "../testing/startModelServer.ts";

const key = "sk-secret-0123456789";
const server = await startModelServer({
  AI_API_KEY: key,
  AI_INPUT_PRICE: "2",
  AI_OUTPUT_PRICE: "10",
  AI_TOKENS_PER_MEMBER: "200000",
});
const { peer, failures } = server;
beforeEach(() => {
  failures.length = 0;
});

const photosynthesis = {
  title: "",
  topic: "photosynthesis",
  domain: "natural_sciences",
  area: "generic",
  main_skill: "biology",
  language: "en",
} as const;

async function create(member: TestMember): Promise<string> {
  const answer = await member.post("/capsules/", capsuleRequest(photosynthesis));
  expect(answer).toMatchObject({ status: 202 });
  return String(read(answer.body, "id"));
}

function whenStatus(member: TestMember, id: string, status: string): Promise<unknown> {
  return waitFor(`a ${status} capsule`, async () => {
    const { body } = await member.get(`/capsules/${id}/natural_sciences/generic`);
    return read(body, "capsule.generation_status") === status && body;
  });
}

const allowance = 200_000;

/** Has a member spend tokens on a model this month. */
async function spend(member: TestMember, tokens: number): Promise<void> {
  const row = { purpose: "items", model: "peer", status: "settled", tokens } as const;
  await server.db
    .insertInto("model_calls")
    .values({ ...row, id: randomUUIDv7(), user_id: member.id, started_at: server.clock.now() })
    .execute();
}

describe("a capsule that a model drafts", () => {
  it("is published lesson by lesson, each item with its evidence, and its cost is recorded", async () => {
    peer.behave(scriptedModel());
    const member = await createMember(server);
    const id = await create(member);
    const body = await whenStatus(member, id, "completed");
    expect(body).toMatchObject({
      capsule: { title: "How plants live", lesson_count: 3, lessons_ready: 3 },
      objectives: ["You can say what a plant lives on.", "You can name its parts."],
    });
    const lesson = await member.get(`/capsules/${id}/granule/1/molecule/1`);
    const [text, ...asked] = readList(lesson.body, "atoms");
    expect(read(text, "content_type")).toBe("lesson");
    for (const atom of asked)
      expect(read(atom, "metadata.source")).toMatchObject({
        title: "About light",
        hash: expect.stringMatching(/^[0-9a-f]{64}$/u),
      });
    const calls = await server.db
      .selectFrom("model_calls")
      .selectAll()
      .where("capsule_id", "=", id)
      .execute();
    expect(calls).toHaveLength(peer.calls.length);
    for (const call of calls)
      expect(call).toMatchObject({ status: "settled", tokens: 120, cost_micros: 400 });
    const metrics = (await server.app.inject("/metrics")).body;
    expect(metrics).toMatch(new RegExp(`^model_tokens ${calls.length * 120}$`, "mu"));
    expect(metrics).toMatch(/^model_cost 0\.00\d+$/mu);
  });

  it("of a PDF rests on its pages, passage by passage", async () => {
    peer.behave(scriptedModel());
    const member = await createMember(server, "premium");
    const answer = await uploadPdf(member, await makePdf(readSampleText("en"), { title: "Bees" }));
    expect(answer).toMatchObject({ status: 202 });
    const id = String(read(answer.body, "id"));
    await whenStatus(member, id, "completed");
    const atoms = await server.db
      .selectFrom("atoms")
      .select(["metadata", "provenance"])
      .where("capsule_id", "=", id)
      .where("content_type", "!=", "lesson")
      .execute();
    const pages = await server.db
      .selectFrom("document_pages")
      .select(["page_number", "text"])
      .where("capsule_id", "=", id)
      .execute();
    expect(atoms.some(({ provenance }) => provenance?.kind === "model")).toBe(true);
    for (const { metadata } of atoms) {
      const { quote = "", page, start, end, hash } = metadata.source ?? {};
      const text = pages.find(({ page_number }) => page_number === page)?.text ?? "";
      expect(text.slice(start, end)).toBe(quote);
      expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
    }
  });

  it("that cannot be planned fails clearly and at once, gives the quota back, and tells no key", async () => {
    const body = { error: { message: `Incorrect API key provided: ${key}` } };
    peer.behave(() => ({ kind: "status", status: 401, body }));
    const member = await createMember(server);
    const id = await create(member);
    await whenStatus(member, id, "failed");
    expect((await member.get("/capsules/quota")).body).toMatchObject({ used: 0 });
    expect(failures).toEqual(["plan misconfigured"]);
    expect(server.logLines.join("\n")).toContain("generation failed");
    expect(server.logLines.join("\n")).not.toContain("sk-secret");
  });

  it("goes on after a fault that passed, without doing anything twice", async () => {
    const down = { kind: "status", status: 503, headers: { "retry-after": "0" } } as const;
    peer.behave(
      scriptedModel(({ purpose, earlier }) =>
        purpose === "lesson" && earlier > 0 && earlier < 4 ? down : undefined,
      ),
    );
    const member = await createMember(server);
    const id = await create(member);
    const body = await whenStatus(member, id, "completed");
    expect(body).toMatchObject({ capsule: { lesson_count: 3, lessons_ready: 3 } });
    expect(peer.calls.filter(({ purpose }) => purpose === "plan")).toHaveLength(1);
    expect((await member.get("/capsules/quota")).body).toMatchObject({ used: 1 });
  });
});

describe("a member whose tokens of the month are used up", () => {
  it("is told so where only the model could write a capsule, in three languages", async () => {
    peer.behave(scriptedModel());
    const member = await createMember(server);
    await spend(member, allowance);
    const told = new Set<unknown>();
    for (const language of ["en", "fr", "nl"]) {
      const refused = await member.call("POST", "/capsules/", {
        payload: capsuleRequest(photosynthesis),
        headers: { "accept-language": language },
      });
      expect(refused).toMatchObject({
        status: 422,
        body: {
          code: "topic_not_authorable",
          reasons: [{ code: "model_budget_reached" }, { code: "topic_not_covered" }],
        },
      });
      told.add(read(refused.body, "reasons.0.message"));
    }
    expect(told.size).toBe(3);
    expect(peer.calls).toHaveLength(0);
    expect((await member.get("/capsules/quota")).body).toMatchObject({ used: 0 });
  });

  it("keeps what was made until then, and the capsule says why it stopped, to its owner", async () => {
    // What is cut off counts in full: one such call fits into what is left, and none after it.
    peer.behave(
      scriptedModel(({ purpose }) => (purpose === "lesson" ? { kind: "cut" } : undefined)),
    );
    const member = await createMember(server);
    await spend(member, allowance - 12_000);
    const id = await create(member);
    expect(await whenStatus(member, id, "failed")).toMatchObject({
      capsule: { title: "How plants live", generation_failure: "model_budget_reached" },
    });
    expect((await member.get("/capsules/quota")).body).toMatchObject({ used: 0 });
    const listed = await member.get("/capsules/me");
    expect(read(listed.body, "items.0.generation_failure")).toBe("model_budget_reached");
  });

  it("is told so where a lesson of the model would get more", async () => {
    peer.behave(scriptedModel());
    const member = await createMember(server, "premium");
    const id = await create(member);
    const plan = await whenStatus(member, id, "completed");
    expect(read(plan, "capsule.generation_failure")).toBeNull();
    await spend(member, allowance);
    const lesson = readText(plan, "granules.0.molecules.0.id");
    expect(await member.post(`/capsules/molecules/${lesson}/bonus`)).toMatchObject({
      status: 429,
      body: { code: "model_budget_reached" },
    });
  });
});

describe("an item that a model replaces", () => {
  const down = { kind: "status", status: 503, headers: { "retry-after": "0" } } as const;

  /** The first item that can be answered of a capsule that a model drafted, and who asks for another. */
  async function asked() {
    peer.behave(scriptedModel());
    const owner = await createMember(server);
    const id = await create(owner);
    await whenStatus(owner, id, "completed");
    const { body } = await owner.get(`/capsules/${id}/granule/1/molecule/1`);
    const asking = readList(body, "atoms").filter(
      (atom) => read(atom, "content_type") !== "lesson",
    );
    const guest = await createMember(server);
    await changeMember(server, guest, { is_superuser: true });
    await makePublic(server, id);
    return { id, guest, atomId: readText(asking[0], "id") };
  }

  /** A question on a sentence, whatever was asked of it before. */
  function askForTheEnd({ quote, ...item }: ScriptedItem): object {
    const words = quote.slice(0, -1).split(" ");
    const [start, end] = [words.slice(0, 7).join(" "), words.slice(-2).join(" ")];
    const question = `How does the sentence end that begins with “${start}”?`;
    const { concept, step, explanation, hint } = item;
    const wrong = [`no ${words.at(-1)}`, `old ${words.at(-1)}`];
    return { concept, step, explanation, hint, quote, kind: "quiz", question, right: end, wrong };
  }

  const callsOf = (id: string) =>
    server.db.selectFrom("model_calls").selectAll().where("capsule_id", "=", id).execute();

  it("is another one of the same source, paid by whoever asked, also after a fault that passed", async () => {
    const { id, guest, atomId } = await asked();
    const before = await callsOf(id);
    peer.behave(
      scriptedModel((call) => {
        if (call.purpose !== "items") return undefined;
        return call.earlier < 3 ? down : spoiled(call, askForTheEnd);
      }),
    );
    const card = await replaceItem(guest, atomId);
    expect(card).toMatchObject({ withdrawn_at: expect.any(String) });
    const lesson = await guest.get(`/quality/molecules/${readText(card, "molecule_id")}`);
    const fresh = readList(lesson.body, "atoms").find(
      (atom) => read(atom, "order") === read(card, "order") && read(atom, "atom_id") !== atomId,
    );
    expect(fresh).toMatchObject({ made_by: { kind: "model" }, withdrawn_at: null });
    const paid = (await callsOf(id)).filter((call) => !before.some((old) => old.id === call.id));
    expect(paid.length).toBeGreaterThan(3);
    for (const call of paid) expect(call.user_id).toBe(guest.id);
    expect(failures).toEqual(Array.from({ length: 3 }, () => "items unavailable"));
  });

  it("stays where the model does, and that is said once it was tried often enough", async () => {
    const { guest, atomId } = await asked();
    peer.behave(() => down);
    expect((await askForReplacement(guest, atomId)).status).toBe(202);
    await sql`update jobs.job set retry_limit = 1
      where name = 'replacement' and data->>'atom_id' = ${atomId}`.execute(server.db);
    await waitFor("the first fault", () => failures.length > 0);
    expect(await guest.get(`/quality/atoms/${atomId}`)).toMatchObject({
      body: { replacement: { status: "pending" } },
    });
    expect(await whenReplacementEnded(guest, atomId)).toMatchObject({
      withdrawn_at: null,
      replacement: { status: "failed", reason: "failed" },
    });
    expect(failures).toHaveLength(6);
  });

  it("stays at once where no other try would help", async () => {
    const { guest, atomId } = await asked();
    peer.behave(() => ({ kind: "status", status: 401 }));
    expect(await replaceItem(guest, atomId)).toMatchObject({
      withdrawn_at: null,
      replacement: { status: "failed", reason: "failed" },
    });
    expect(failures).toEqual(["items misconfigured"]);
  });

  it("stays where the month's tokens of whoever asked are used up", async () => {
    const { guest, atomId } = await asked();
    await spend(guest, allowance);
    expect(await replaceItem(guest, atomId)).toMatchObject({
      replacement: { status: "failed", reason: "model_budget_reached" },
    });
    expect(peer.calls.filter(({ purpose }) => purpose === "solve")).toHaveLength(3);
  });
});
