import { expect, it } from "vitest";

import { createRandom } from "../../random/createRandom.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { injectFaults } from "../../testing/injectFaults.ts";
import { documentRequest } from "../../testing/requests.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";

const steps = [
  "Open the hive slowly and without a noise.",
  "Take the frames out one after the other.",
  "Brush the floor of the hive until it is clean.",
];

const told = {
  en: {
    title: "Cleaning the hive",
    text: "It takes an hour. First, the keeper opens the hive slowly. Then he takes the frames out of it. Nobody should hurry. Next, he looks at each comb. Finally, he brushes the floor until it is clean.",
    steps: [
      "The keeper opens the hive slowly",
      "He takes the frames out of it",
      "He looks at each comb",
      "He brushes the floor until it is clean",
    ],
  },
  fr: {
    title: "Nettoyer la ruche",
    text: "Il faut une heure. D’abord, l’apiculteur ouvre la ruche sans bruit. Ensuite, il retire les cadres. Rien ne presse. Puis il regarde chaque rayon. Enfin, il brosse le plancher jusqu’à ce qu’il soit propre.",
    steps: [
      "L’apiculteur ouvre la ruche sans bruit",
      "Il retire les cadres",
      "Il regarde chaque rayon",
      "Il brosse le plancher jusqu’à ce qu’il soit propre",
    ],
  },
  nl: {
    title: "De kast schoonmaken",
    text: "Dat duurt een uur. Eerst opent de imker de kast zonder lawaai. Daarna haalt hij de ramen eruit. Haast is niet nodig. Vervolgens bekijkt hij elke raat. Ten slotte borstelt hij de vloer tot die schoon is.",
    steps: [
      "… opent de imker de kast zonder lawaai",
      "… haalt hij de ramen eruit",
      "… bekijkt hij elke raat",
      "… borstelt hij de vloer tot die schoon is",
    ],
  },
} as const;

/** The sample document with a section at the end of its last page. */
function withSection(
  language: InstructionLanguage,
  title: string,
  text: string,
): ExtractedDocument {
  const { source } = documentRequest(language);
  if (source.kind !== "document") throw new Error("No document");
  const { document } = source;
  const last = document.pages.at(-1);
  if (last === undefined) throw new Error("No page");
  const page = { number: last.number, text: [last.text, title, text].join("\n\n") };
  const heading = { title, level: 1, page: last.number, offset: last.text.length + 2 };
  return {
    ...document,
    pages: [...document.pages.slice(0, -1), page],
    headings: [...document.headings, heading],
  };
}

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
  return orderingsOf(withSteps(intro));
}

async function orderingsOf(document: ExtractedDocument) {
  const source = { kind: "document", document } as const;
  const request = { ...documentRequest(document.language), source };
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

it("asks for none where the text says that they are something else", async () => {
  expect(await orderings("These three rules are never to be broken:")).toEqual([]);
});

it.each(["en", "fr", "nl"] as const)(
  "asks for the order of steps told in prose: %s",
  async (language) => {
    const { title, text, steps: wanted } = told[language];
    const [found, ...others] = await orderingsOf(withSection(language, title, text));
    if (found?.item.exercise.content_type !== "ordering") throw new Error("No steps");
    expect(others).toEqual([]);
    const { items, correct_item_ids: order, prompt } = found.item.exercise.content;
    expect(order.map((id) => plainText(items.find((item) => item.id === id)?.text ?? ""))).toEqual(
      wanted,
    );
    expect(plainText(prompt)).toContain(title);
    expect(verifyLesson(found.draft, found.request).rejected).toEqual([]);
  },
);

it.each(["en", "fr", "nl"] as const)(
  "catches faults of steps told in prose: %s",
  async (language) => {
    const { title, text } = told[language];
    const [found] = await orderingsOf(withSection(language, title, text));
    if (found === undefined) throw new Error("No steps");
    const planted = injectFaults(found.item, createRandom("steps"));
    expect(planted.map(({ fault }) => fault)).toEqual(
      expect.arrayContaining([
        "swapped steps",
        "steps of another thing",
        "half a step",
        "a step less",
      ]),
    );
    for (const { item } of planted)
      expect(verifyLesson({ ...found.draft, items: [item] }, found.request).rejected).toHaveLength(
        1,
      );
  },
);

it("asks for none in prose below a title that counts reasons", async () => {
  const { text } = told.en;
  expect(await orderingsOf(withSection("en", "Three reasons to clean", text))).toEqual([]);
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
