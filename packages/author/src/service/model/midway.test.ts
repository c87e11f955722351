import { afterAll, describe, expect, it } from "vitest";

import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import { startFakeModelServer } from "../../provider/testing/FakeModelServer.ts";
import type { PeerBehaviour } from "../../provider/testing/FakeModelServer.ts";
import { scriptedModel } from "../../provider/testing/scriptedModel.ts";
import { documentRequest, uncoveredTopic as topic } from "../../testing/requests.ts";
import { startModelService } from "./testing/startModelService.ts";

const peer = await startFakeModelServer();
afterAll(() => peer.stop());

const document = documentRequest("en");

const budget = 1_000_000;
const good = scriptedModel();

/** The first lesson of a request that was planned by a model that does well. */
async function firstLesson(request: AuthorRequest, behaviour: PeerBehaviour) {
  const settings = { timeoutSeconds: 1 };
  const { made, lines } = await startModelService(peer.baseUrl, { budget, settings });
  peer.behave(good);
  const outline = await made.plan(request);
  const before = lines.length;
  peer.behave(behaviour);
  const lesson = await made.makeLesson(request, outline, 0);
  return { lesson, asked: lines.slice(before).map(({ purpose }) => purpose) };
}

function isOfModel({ provenance }: { readonly provenance: { readonly kind: string } }): boolean {
  return provenance.kind.startsWith("model");
}

/** Does well, and takes all that the budget holds for what it is asked with one purpose. */
function dearAt(purpose: string): PeerBehaviour {
  return (call) => {
    const reply = good(call);
    return reply.kind === "answer" && call.purpose === purpose ? { ...reply, took: budget } : reply;
  };
}

const hangingAt = (purpose: string): PeerBehaviour =>
  scriptedModel((call) => (call.purpose === purpose ? { kind: "hang" } : undefined));

describe("a budget that runs out in the middle of a lesson on a document", () => {
  it.each([
    ["before its items", "concepts", ["concepts"]],
    ["before they are solved", "items", ["concepts", "items"]],
  ])("%s: the built-in author makes the lesson", async (_, purpose, paid) => {
    const { lesson, asked } = await firstLesson(document, dearAt(purpose));
    expect(lesson.isPublishable).toBe(true);
    expect(lesson.items.filter(isOfModel)).toEqual([]);
    expect(asked).toEqual(paid);
    expect(peer.calls.map((call) => call.purpose)).toEqual(paid);
  });

  it("is enough for what it holds", async () => {
    const { lesson } = await firstLesson(document, dearAt("solve"));
    expect(lesson.items.filter(isOfModel).length).toBeGreaterThan(3);
  });
});

describe("a model that hangs", () => {
  it("at a lesson’s text goes on to the job, which comes back later", async () => {
    await expect(firstLesson(topic, hangingAt("lesson"))).rejects.toMatchObject({
      fault: "timed_out",
      isPassing: true,
    });
    expect(peer.calls.map(({ purpose }) => purpose)).toEqual(["lesson", "lesson", "lesson"]);
  });

  it.each(["concepts", "items", "solve"])(
    "at the %s of a document leaves the lesson to the built-in author",
    async (purpose) => {
      const { lesson } = await firstLesson(document, hangingAt(purpose));
      expect(lesson.isPublishable).toBe(true);
      expect(lesson.items.filter(isOfModel)).toEqual([]);
    },
  );
});
