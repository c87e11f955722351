import { afterAll, expect, it } from "vitest";

import { startFakeModelServer } from "../../provider/testing/FakeModelServer.ts";
import { scriptedModel } from "../../provider/testing/scriptedModel.ts";
import { createRandom } from "../../random/createRandom.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { documentRequest } from "../../testing/requests.ts";
import { judgeItems } from "./makeModelLesson.ts";
import { builtIn, startModelService } from "./testing/startModelService.ts";

const peer = await startFakeModelServer();
afterAll(() => peer.stop());

const request = documentRequest("en");

it("catches every planted fault in what a model drafts, and lets all that is sound pass", async () => {
  const { made, author } = await startModelService(peer.baseUrl);
  peer.behave(scriptedModel());
  const outline = await made.plan(request);
  const random = createRandom("faults of a model");
  const faults = new Map<string, number>();
  for (const index of outline.lessons.keys()) {
    const { items } = await made.makeLesson(request, outline, index);
    const lesson = { author, tools: builtIn, request, outline, index };
    for (const item of items.filter(({ provenance }) => provenance.kind === "model")) {
      expect((await judgeItems([item], [], lesson)).rejected).toEqual([]);
      for (const { fault, item: faulty } of injectFaults(item, random)) {
        faults.set(fault, (faults.get(fault) ?? 0) + 1);
        const { accepted } = await judgeItems([faulty], [], lesson);
        expect(accepted, `${fault}: ${JSON.stringify(faulty.exercise)}`).toEqual([]);
      }
    }
  }
  expect([...faults.keys()].toSorted()).toEqual([
    "catch-all option",
    "context without the quote",
    "corrupted quote",
    "duplicate option",
    "flipped answer",
    "hint: answer in capitals",
    "hint: answer word for word",
    "misspelled key",
    "moved quote",
    "other page",
    "swapped key",
    "wrong answer",
  ]);
  for (const count of faults.values()) expect(count).toBeGreaterThanOrEqual(4);
});
