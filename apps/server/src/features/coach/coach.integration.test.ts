import { randomUUIDv7 } from "node:crypto";

import { coachMessagesOf } from "@alambic/domain/coach";
import { beforeAll, describe, expect, it } from "vitest";
import { read, readList, readText } from "@alambic/domain/testing";

import { loadShipped } from "../../start/content/loadShipped.ts";
import { stableId } from "../capsules/index.ts";
import { shippedFixture } from "../../testing/shippedFixture.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";

const server = await startTestServer();
const capsuleId = stableId("boiling:fr");
const messages = "/toolbox/coach/messages";

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), [shippedFixture()]);
});

async function learner(): Promise<TestMember> {
  const member = await createMember(server);
  await member.post(`/capsules/${capsuleId}/enroll`);
  return member;
}

function ask(member: TestMember, content: string, given: object = {}) {
  server.clock.advance({ seconds: 2 });
  return member.post(messages, { id: randomUUIDv7(), content, ...given });
}

/** What is answered, line by line, in a language. */
async function told(member: TestMember, content: string, language = "fr"): Promise<string[]> {
  server.clock.advance({ seconds: 2 });
  const { body } = await member.call("POST", messages, {
    payload: { id: randomUUIDv7(), content },
    headers: { "accept-language": language },
  });
  return readList(body, "exchange.answer.parts").map((part) => readText(part, "text"));
}

describe("the conversation", () => {
  it("quotes what a lesson says word for word, with its place, and says what it is made by", async () => {
    const member = await learner();
    const { status, body } = await ask(member, "When does water boil?", { capsule_id: capsuleId });
    expect(status).toBe(201);
    expect(read(body, "exchange.answer")).toMatchObject({
      outcome: "answered",
      made_by: "built_in",
      digital_source_type: "algorithmicMedia",
      provider: "none",
      counted: true,
    });
    expect(readList(body, "exchange.answer.parts")).toContainEqual({
      type: "quote",
      text: "Water boils at 100 °C.",
      language: "fr",
      sources: [
        expect.objectContaining({
          type: "lesson",
          capsule: expect.objectContaining({ id: capsuleId }),
          lesson: expect.objectContaining({ title: "Lesson one", granule_order: 1 }),
        }),
      ],
    });
  });

  it("answers a message once, however often it is sent", async () => {
    const member = await learner();
    const message = { id: randomUUIDv7(), content: "How far am I?" };
    const first = await member.post(messages, message);
    expect(first).toMatchObject({ status: 201, body: { quota: { used: 1 } } });
    expect((await member.post(messages, message)).body).toEqual(first.body);
    expect(await member.post(messages, { ...message, content: "Other" })).toMatchObject({
      status: 409,
      body: { code: "message_id_reused" },
    });
    expect((await member.get(messages)).body).toMatchObject({ total: 1 });
  });

  it("refuses 50,000 characters with a message that says why, and counts none", async () => {
    const member = await learner();
    expect(await ask(member, "a".repeat(50_000))).toMatchObject({
      status: 422,
      body: { errors: [{ path: "content", message: "This is too long. Shorten it." }] },
    });
    expect((await member.get(messages)).body).toMatchObject({ total: 0 });
    expect((await member.get("/toolbox/coach/quota")).body).toMatchObject({ used: 0 });
  });

  it("lets exactly the last messages of a month pass, however many come at once", async () => {
    const member = await learner();
    const limit = coachMessagesOf.free ?? 0;
    for (let asked = 0; asked < limit - 5; asked += 1) await ask(member, "How far am I?");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        member.post(messages, { id: randomUUIDv7(), content: "How far am I?" }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(refused).toHaveLength(15);
    expect(refused[0]?.body).toMatchObject({
      code: "coach_quota_reached",
      detail: `You have reached the limit of your plan: ${limit} coach messages a month. Upgrade to send more.`,
    });
    expect((await member.get("/toolbox/coach/quota")).body).toMatchObject({ used: limit, limit });
  });

  it("says plainly what it cannot do and what it can, and does not count it", async () => {
    const member = await learner();
    const { body } = await ask(member, "Write me a poem about boiling water");
    expect(body).toMatchObject({
      exchange: { answer: { outcome: "needs_provider", counted: false } },
      quota: { used: 0 },
    });
    const { body: free } = await ask(member, "What is the capital of Peru?");
    for (const reply of [body, free]) {
      const said = read(reply, "exchange.answer.text");
      expect(said).toMatch(/can’t .* I can tell you how far you’ve got/u);
      expect(said).not.toMatch(/language model|configured/u);
    }
  });

  it("is deleted, and what was asked stays counted", async () => {
    const member = await learner();
    await ask(member, "How far am I?");
    for (let times = 0; times < 2; times += 1)
      expect((await member.call("DELETE", messages)).status).toBe(204);
    expect((await member.get(messages)).body).toMatchObject({ items: [], total: 0 });
    expect((await member.get("/toolbox/coach/quota")).body).toMatchObject({ used: 1 });
  });

  it("is unread until it was read, and its capsule says so", async () => {
    const member = await learner();
    await ask(member, "When does water boil?", { capsule_id: capsuleId });
    const unread = async () => {
      const { body } = await member.get("/capsules/me");
      return [read(body, "items.0.coach_enabled"), read(body, "items.0.unread_messages_count")];
    };
    expect(await unread()).toEqual([true, 1]);
    expect((await member.get("/toolbox/coach/overview")).body).toMatchObject({ unread_count: 1 });
    await member.post(`${messages}/read`);
    expect(await unread()).toEqual([true, 0]);
    const other = await createMember(server);
    const { body } = await other.get("/capsules/public");
    expect(read(body, "items.0.coach_enabled")).toBe(false);
  });

  it("is nobody else's", async () => {
    const [member, other] = [await learner(), await learner()];
    const message = { id: randomUUIDv7(), content: "How far am I?" };
    await member.post(messages, message);
    expect((await other.get(messages)).body).toMatchObject({ items: [], total: 0 });
    expect((await other.call("DELETE", messages)).status).toBe(204);
    expect(await other.post(messages, { ...message, content: "streak" })).toMatchObject({
      status: 201,
    });
    expect((await member.get(messages)).body).toMatchObject({
      items: [{ content: message.content }],
    });
  });
});

describe("what the log tells", () => {
  it("counts no lesson as French does", async () => {
    expect((await told(await learner(), "Où en suis-je ?"))[0]).toBe(
      "Dans «\u202fL’eau qui bout\u202f», tu as fini 0 leçon sur 3, soit 0\u202f%.",
    );
  });

  it("says of how many capsules it tells nothing", async () => {
    const keys = Array.from({ length: 6 }, (_, place) => `more-${place}`);
    await loadShipped(
      server,
      server.clock.now(),
      keys.map((key) => shippedFixture({ key, title: key })),
    );
    const member = await learner();
    for (const key of keys) await member.post(`/capsules/${stableId(`${key}:fr`)}/enroll`);
    const lines = await told(member, "How far am I?", "en");
    expect(lines.filter((line) => line.startsWith("In “"))).toHaveLength(5);
    expect(lines.at(-1)).toBe(
      "You are enrolled in 2 more capsules: your library shows how far you are.",
    );
  });

  it.each([
    ["fr", "Fais-moi un plan pour la semaine"],
    ["en", "Make me a plan for the week"],
    ["nl", "Maak een plan voor de week"],
  ])("answers a question about a plan from what can be proved, in %s", async (language, asked) => {
    const member = await learner();
    const before = await told(member, asked, language);
    expect(before).toHaveLength(2);
    expect(before[1]).toContain("Lesson one");
    await member.call("PUT", "/toolbox/coach/plan", {
      payload: { capsule_id: capsuleId, deadline_on: "2026-12-20", minutes_a_day: 20 },
    });
    const after = await told(member, asked, language);
    expect(after).toHaveLength(2);
    expect(after[0]).toContain("20 minut");
    expect(after[1]).toMatch(/7.*3 (leçons|lessons|lessen), 6 /u);
  });
});
