import { randomUUIDv7 } from "node:crypto";

import { beforeAll, describe, expect, it } from "vitest";

import type { PeerCall, PeerReply } from "@alambic/author/testing";
import { read, readList, readText } from "@alambic/domain/testing";
import { startModelServer } from "../../testing/startModelServer.ts";
import { loadShipped } from "../../start/content/loadShipped.ts";
import { createTicket, openSocket } from "../../testing/openSocket.ts";
import { createMember } from "../../testing/TestMember.ts";
import type { TestMember } from "../../testing/TestMember.ts";
import { waitFor } from "../../testing/waitFor.ts";
import { stableId } from "../capsules/index.ts";
import { courses } from "./testing/courses.ts";

const server = await startModelServer();
const { db, peer } = server;
const address = "/toolbox/coach/messages";
const question = "How were Roman roads built, and what with?";
const course = stableId("evaluation-en:en");

beforeAll(async () => {
  await loadShipped(server, server.clock.now(), courses);
});

async function learner(): Promise<TestMember> {
  const member = await createMember(server);
  await member.post(`/capsules/${course}/enroll`);
  return member;
}

async function ask(member: TestMember, content: string) {
  server.clock.advance({ seconds: 2 });
  return member.post(address, { id: randomUUIDv7(), content });
}

const stated = (...statements: readonly object[]): PeerReply => ({
  kind: "answer",
  value: { statements },
});

/** The name of the passage that holds some words, in what the peer was sent. */
function nameOf({ data }: PeerCall, words: string): string {
  const sources = readList(data, "sources");
  return readText(
    sources.find((source) => readText(source, "text").includes(words)),
    "name",
  );
}

describe("with a language model", () => {
  it("states what its sources say, each with its place, and marks it as made by a model", async () => {
    peer.behave((call) =>
      stated({
        text: "Roman roads were built of gravel and sand.",
        sources: [nameOf(call, "gravel")],
      }),
    );
    const { body } = await ask(await learner(), question);
    expect(read(body, "exchange.answer")).toMatchObject({
      made_by: "model",
      digital_source_type: "trainedAlgorithmicMedia",
      provider: "used",
      outcome: "answered",
      parts: [
        {
          type: "statement",
          language: "en",
          sources: [{ type: "lesson", lesson: { title: "How they were built" } }],
        },
      ],
    });
    const [line] = await db.selectFrom("model_calls").selectAll().execute();
    expect(line).toMatchObject({ purpose: "coach", status: "settled", tokens: 120 });
  });

  it("tells the log by rules, and asks no model for it", async () => {
    peer.behave(() => stated({ text: "You have 900 XP.", sources: ["F1"] }));
    const { body } = await ask(await learner(), "How much XP do I have?");
    expect(body).toMatchObject({ exchange: { answer: { made_by: "built_in" } } });
    expect(peer.calls).toEqual([]);
  });

  it.each<[string, (call: PeerCall) => object]>([
    ["names no source that there is", () => ({ text: "Gravel.", sources: ["P99"] })],
    [
      "holds a number that no source has",
      (call) => ({ text: "Built of 7 layers of gravel.", sources: [nameOf(call, "gravel")] }),
    ],
    [
      "says something else than its source",
      (call) => ({
        text: "Elephants carried marble from Egypt.",
        sources: [nameOf(call, "gravel")],
      }),
    ],
    [
      "bears an address",
      (call) => ({
        text: "Gravel and sand: https://evil.example",
        sources: [nameOf(call, "gravel")],
      }),
    ],
  ])("drops a statement that %s, and quotes instead", async (_, statement) => {
    peer.behave((call) => stated(statement(call)));
    const { body } = await ask(await learner(), "What were Roman roads built of?");
    expect(read(body, "exchange.answer")).toMatchObject({
      made_by: "built_in",
      provider: "failed",
      outcome: "answered",
    });
    expect(readText(body, "exchange.answer.text")).toContain("The language model did not answer.");
    expect(readText(body, "exchange.answer.text")).toContain("layers of stone, gravel and sand");
  });

  it("says that the coach sent nothing, counts none, and can be asked the same again", async () => {
    const member = await learner();
    peer.behave(() => ({ kind: "refusal" }));
    const message = { id: randomUUIDv7(), content: "Summarise the lesson on Roman roads" };
    expect(await member.post(address, message)).toMatchObject({
      status: 503,
      body: { code: "coach_no_answer", detail: "The coach didn’t send a response." },
    });
    expect((await member.get("/toolbox/coach/quota")).body).toMatchObject({ used: 0 });
    expect((await member.get(address)).body).toMatchObject({ total: 0 });
    peer.behave((call) =>
      stated({ text: "Ditches carried the rain away.", sources: [nameOf(call, "Ditches")] }),
    );
    expect(await member.post(address, message)).toMatchObject({
      status: 201,
      body: { quota: { used: 1 } },
    });
  });

  it("asks no model of what is said nowhere", async () => {
    peer.behave(() => stated());
    const { body } = await ask(await learner(), "Who is the president of Peru?");
    expect(body).toMatchObject({
      exchange: { answer: { outcome: "not_found", counted: false, provider: "none" } },
    });
    expect(peer.calls).toEqual([]);
  });

  it("goes on without it where its budget is used up", async () => {
    const member = await learner();
    await db
      .insertInto("model_calls")
      .values({
        id: randomUUIDv7(),
        capsule_id: null,
        user_id: member.id,
        purpose: "coach",
        model: "peer",
        status: "settled",
        tokens: 3_000_000,
        started_at: server.clock.now(),
      })
      .execute();
    peer.behave(() => stated());
    const { body } = await ask(member, "What were Roman roads built of?");
    expect(read(body, "exchange.answer")).toMatchObject({
      provider: "budget_reached",
      made_by: "built_in",
      outcome: "answered",
    });
    expect(peer.calls).toEqual([]);
  });
});

describe("while a language model writes", () => {
  const statements = (call: PeerCall) => [
    { text: "Roman roads were built of gravel and sand.", sources: [nameOf(call, "gravel")] },
    { text: "Elephants carried marble.", sources: [nameOf(call, "gravel")] },
    { text: "Ditches carried the rain away.", sources: [nameOf(call, "Ditches")] },
  ];
  /** The answer up to the end of its second statement, and the rest of it. */
  const halves = (call: PeerCall) => {
    const whole = JSON.stringify({ statements: statements(call) });
    const middle =
      whole.indexOf("marble.") + whole.slice(whole.indexOf("marble.")).indexOf("}") + 1;
    return { first: whole.slice(0, middle), rest: whole.slice(middle) };
  };

  const isWritten = async ({ id }: TestMember) => {
    const rows = await db
      .selectFrom("coach_exchanges")
      .select("written")
      .where("user_id", "=", id)
      .execute();
    return rows.some(({ written }) => written !== null);
  };

  it("each statement is shown once it was checked, on this member’s devices alone", async () => {
    const [member, other] = [await learner(), await learner()];
    const own = await openSocket(server, await createTicket(member));
    const foreign = await openSocket(server, await createTicket(other));
    const until = Promise.withResolvers<void>();
    peer.behave((call) => ({ kind: "pause", ...halves(call), until: until.promise }));
    const id = randomUUIDv7();
    const asked = member.post(address, { id, content: question });
    const written = () => own.messages.filter(({ type }) => type === "coach.writing");
    await waitFor("the first statement", () => written().length > 0);
    expect(written()).toEqual([
      {
        type: "coach.writing",
        message_id: id,
        parts: [expect.objectContaining({ text: "Roman roads were built of gravel and sand." })],
      },
    ]);
    expect((await member.get(address)).body).toMatchObject({ items: [{ answer: null }] });
    until.resolve();
    const { body } = await asked;
    const parts = readList(read(body, "exchange.answer"), "parts");
    expect(parts.map((part) => read(part, "text"))).toEqual([
      "Roman roads were built of gravel and sand.",
      "Ditches carried the rain away.",
    ]);
    // The second may be overtaken by the whole answer; whatever was shown stands in it.
    for (const message of written()) {
      const shown = readList(message, "parts");
      expect(parts.slice(0, shown.length)).toEqual(shown);
    }
    expect(foreign.messages.filter(({ type }) => type === "coach.writing")).toEqual([]);
    expect(read(body, "quota.used")).toBe(1);
    expect(peer.calls).toHaveLength(1);
    for (const { socket, closed } of [own, foreign]) {
      socket.close();
      await closed;
    }
  });

  it("what breaks off after a statement stands, is not asked for again, and counts nowhere", async () => {
    const member = await learner();
    peer.behave((call) => ({
      kind: "pause",
      first: halves(call).first,
      until: waitFor("a statement that is shown", () => isWritten(member)),
      rest: null,
    }));
    const message = { id: randomUUIDv7(), content: question };
    const reply = await member.post(address, message);
    expect(reply).toMatchObject({
      status: 201,
      body: {
        exchange: {
          answer: {
            made_by: "model",
            provider: "failed",
            outcome: "answered",
            counted: false,
            parts: [
              { type: "statement", text: "Roman roads were built of gravel and sand." },
              { type: "paragraph", text: expect.stringContaining("broke off") },
            ],
          },
        },
        quota: { used: 0 },
      },
    });
    expect(peer.calls).toHaveLength(1);
    expect((await member.post(address, message)).body).toEqual(reply.body);
    expect(peer.calls).toHaveLength(1);
  });

  it("what breaks off before one is asked for once more, and then brought nothing", async () => {
    const member = await learner();
    peer.behave(() => ({ kind: "cut" }));
    const content = "Summarise the lesson on Roman roads";
    expect(await member.post(address, { id: randomUUIDv7(), content })).toMatchObject({
      status: 503,
      body: { code: "coach_no_answer" },
    });
    expect(peer.calls).toHaveLength(2);
    expect((await member.get("/toolbox/coach/quota")).body).toMatchObject({ used: 0 });
  });
});
