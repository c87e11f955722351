import { afterAll, describe, expect, it } from "vitest";

import { headedRequest, traceOfOrders } from "../../testing/poisonedRequest.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { createAskModel } from "../ask/createAskModel.ts";
import { createLanguageModel } from "../ask/createLanguageModel.ts";
import { createModelAuthor } from "../createModelAuthor.ts";
import { memoryLedger } from "../testing/memoryLedger.ts";
import { modelSettings } from "../testing/modelSettings.ts";
import { startFakeModelServer } from "../testing/FakeModelServer.ts";
import { scriptedModel } from "../testing/scriptedModel.ts";
import { planModelDocument } from "./planModelDocument.ts";

const peer = await startFakeModelServer();
afterAll(() => peer.stop());

async function startAuthor() {
  const settings = modelSettings(peer.baseUrl);
  return createModelAuthor({
    ask: createAskModel({
      model: await createLanguageModel(settings),
      settings,
      ledger: memoryLedger().ledger,
      stopped: new AbortController().signal,
      sleep: () => Promise.resolve(),
    }),
    model: "peer",
    planDocument: async (request) => {
      if (request.source.kind !== "document") throw new Error("No document");
      return planModelDocument(request.source, request, await loadTexts(request.language));
    },
    hardWords: () => Promise.resolve([]),
  });
}

describe.each(["en", "fr", "nl"] as const)("orders as title and headings in %s", (language) => {
  it("reach neither a model nor those who learn", async () => {
    const author = await startAuthor();
    const outline = await author.plan(headedRequest(language, "poisoned"));
    const clean = await author.plan(headedRequest(language, "clean"));
    peer.behave(scriptedModel());
    for (const index of outline.lessons.keys()) {
      const draft = await author.draftLesson(outline, index);
      await author.repair(outline, draft, [{ draft: {}, reasons: ["schema"] }]);
      await author.draftMore(outline, index, draft.items, 1);
      await author.solve(outline, index, draft.items, draft.items);
    }
    const purposes = new Set(peer.calls.map(({ purpose }) => purpose));
    expect([...purposes].toSorted()).toEqual(["concepts", "items", "repair", "solve"]);
    expect(peer.calls.filter((call) => traceOfOrders.test(JSON.stringify(call)))).toEqual([]);
    const { title, objectives, lessons, levels } = outline;
    expect({ title, objectives, levels }).toEqual({
      title: clean.title,
      objectives: clean.objectives,
      levels: clean.levels,
    });
    expect(lessons.map((lesson) => lesson.title)).toEqual(
      clean.lessons.map((lesson) => lesson.title),
    );
    expect(JSON.stringify(outline)).not.toMatch(traceOfOrders);
  });
});
