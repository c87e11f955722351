import { createHash, randomUUIDv7 } from "node:crypto";

import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { startModelPeer } from "../../author/provider/testing/ModelPeer.ts";
import { scriptedModel } from "../../author/provider/testing/scriptedModel.ts";
import { makePdf, readSampleText } from "../../author/testing/makePdf.ts";
import { parseConfig } from "../../config/Config.ts";
import { capsuleRequest } from "../../testing/capsuleRequest.ts";
import { read, readList, readText } from "../../testing/read.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";
import type { AuthorService } from "../AuthorService.ts";
import { createServerAuthor } from "../createServerAuthor.ts";

const key = "sk-secret-0123456789";
const peer = await startModelPeer();
const failures: string[] = [];

/** The author needs the database of the server, which is started with the author. */
const waiting = Promise.withResolvers<AuthorService>();
const later = (): Promise<AuthorService> => waiting.promise;
const server = await startTestServer({
  withJobs: true,
  author: {
    expectPdf: async () => (await later()).expectPdf(),
    classify: async (...input) => (await later()).classify(...input),
    knownSkills: async () => (await later()).knownSkills(),
    extract: async (...input) => (await later()).extract(...input),
    readText: async (...input) => (await later()).readText(...input),
    assess: async (...input) => (await later()).assess(...input),
    plan: async (...input) => (await later()).plan(...input),
    makeLesson: async (...input) => (await later()).makeLesson(...input),
    offerBonus: async (...input) => (await later()).offerBonus(...input),
    makeBonus: async (...input) => (await later()).makeBonus(...input),
    stop: async () => (await later()).stop(),
  },
});
waiting.resolve(
  createServerAuthor({
    settings: parseConfig({
      AI_PROVIDER: "openai-compatible",
      AI_BASE_URL: peer.baseUrl,
      AI_MODEL: "peer",
      AI_API_KEY: key,
      AI_INPUT_PRICE: "2",
      AI_OUTPUT_PRICE: "10",
      AI_TOKENS_PER_MEMBER: "200000",
    }).ai,
    db: server.db,
    now: server.clock.now,
    onFailure: ({ fault }, purpose) => failures.push(`${purpose} ${fault}`),
  }),
);
afterAll(() => peer.stop());
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
    const { domain, area, main_skill, language } = photosynthesis;
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: "", domain, area, main_skill, language }))
      form.append(name, value);
    const bytes = await makePdf(readSampleText("en"), { title: "Bees" });
    form.append("pdf_file", new Blob([new Uint8Array(bytes)]), "bees.pdf");
    const payload = new Response(form);
    const answer = await member.call("POST", "/capsules/from-pdf", {
      payload: Buffer.from(await payload.arrayBuffer()),
      headers: { "content-type": payload.headers.get("content-type") ?? "" },
    });
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
  const allowance = 200_000;

  /** Has a member spend tokens on a model this month. */
  async function spend(member: TestMember, tokens: number): Promise<void> {
    const row = { purpose: "items", model: "peer", status: "settled", tokens } as const;
    await server.db
      .insertInto("model_calls")
      .values({ ...row, id: randomUUIDv7(), user_id: member.id, started_at: server.clock.now() })
      .execute();
  }

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
