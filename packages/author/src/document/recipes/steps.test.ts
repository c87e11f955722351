import { expect, it } from "vitest";

import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { documentRequest } from "../../testing/requests.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";

const steps = [
  "Open the hive slowly and without a noise.",
  "Take the frames out one after the other.",
  "Brush the floor of the hive until it is clean.",
];

/** The sample document with a numbered list at the end of its last page. */
function withSteps(intro: string): ExtractedDocument {
  const { source } = documentRequest("en");
  if (source.kind !== "document") throw new Error("No document");
  const { document } = source;
  const last = document.pages.at(-1);
  if (last === undefined) throw new Error("No page");
  const text = [last.text, intro, ...steps].join("\n\n");
  const places = steps.map((step) => ({
    start: text.indexOf(step),
    end: text.indexOf(step) + step.length,
  }));
  return {
    ...document,
    pages: [...document.pages.slice(0, -1), { number: last.number, text }],
    stepLists: [{ page: last.number, steps: places }],
  };
}

async function orderings(intro: string) {
  const source = { kind: "document", document: withSteps(intro) } as const;
  const request = { ...documentRequest("en"), source };
  const drafts = await draftAll(request);
  return drafts.flatMap((draft) =>
    draft.items
      .filter(({ exercise }) => exercise.content_type === "ordering")
      .map((item) => ({ draft, item, request })),
  );
}

it("asks for the order of numbered steps, once the text says what they are for", async () => {
  const [found, ...others] = await orderings("A hive is cleaned like this:");
  if (found?.item.exercise.content_type !== "ordering") throw new Error("No steps");
  expect(others).toEqual([]);
  const { items, correct_item_ids: order, prompt } = found.item.exercise.content;
  const shown = order.map((id) => JSON.stringify(items.find((item) => item.id === id)?.text));
  for (const [index, step] of steps.entries()) expect(shown[index]).toContain(step);
  expect(items.map(({ id }) => id)).not.toEqual(order);
  expect(JSON.stringify(prompt)).toContain("A hive is cleaned like this:");
  expect(verifyLesson(found.draft, found.request).rejected).toEqual([]);
});

it("asks for none where the text does not say what they are for", async () => {
  expect(await orderings("Bees are patient animals.")).toEqual([]);
});

it("catches steps in another order", async () => {
  const [found] = await orderings("A hive is cleaned like this:");
  if (found === undefined) throw new Error("No steps");
  const planted = injectFaults(found.item, createRandom("steps"));
  expect(planted.map(({ fault }) => fault)).toContain("swapped steps");
  for (const { item } of planted) {
    const draft = { ...found.draft, items: [item] };
    expect(verifyLesson(draft, found.request).rejected).toHaveLength(1);
  }
});
