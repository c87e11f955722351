import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../../BuiltInAuthor.ts";
import type { AuthorRequest } from "../../model/AuthorRequest.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { topicRequest } from "../../testing/requests.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { entriesOfTable, factGroups, factTables } from "./FactTable.ts";
import { readFactTopic } from "./topics.ts";

const languages = ["fr", "en", "nl"] as const;

function factRequest(topic: string, domain: string, language: InstructionLanguage): AuthorRequest {
  return topicRequest({ topic, domain, mainSkill: "any" }, { language });
}

describe.each(factTables)("the table of %s", (table) => {
  it.each(languages)("names everything once in %s", (language) => {
    const entries = entriesOfTable(table, language);
    expect(entries.length).toBeGreaterThan(50);
    for (const values of [entries.map(({ term }) => term), entries.map(({ meaning }) => meaning)]) {
      expect(new Set(values).size).toBe(values.length);
      for (const value of values) expect(value.trim()).toBe(value);
    }
  });

  it("has every entry in a group, and no group empty", () => {
    const groups = new Set(entriesOfTable(table, "en").map(({ group }) => group));
    expect(groups).toEqual(new Set(factGroups[table]));
  });
});

describe.each([
  ["Les éléments chimiques", "natural_sciences", "fr"],
  ["The periodic table", "natural_sciences", "en"],
  ["Hoofdsteden van Europa", "social_sciences", "nl"],
  ["Les capitales du monde", "social_sciences", "fr"],
  ["Countries and capitals of Africa", "social_sciences", "en"],
] as const)("a capsule on %s", (topic, domain, language) => {
  const request = factRequest(topic, domain, language);

  it("is drafted so that every item stands, and each lesson can be published", async () => {
    for (const draft of await draftAll(request)) {
      const { rejected, publishable } = verifyLesson(draft, request);
      expect(rejected).toEqual([]);
      expect(publishable).toBe(true);
    }
  });
});

it("offers symbols of the same letter, and capitals that are not read off their countries", async () => {
  const request = factRequest("The periodic table", "natural_sciences", "en");
  const symbols = entriesOfTable("elements", "en");
  let judged = 0;
  for (const { items } of await draftAll(request))
    for (const { exercise } of items) {
      if (exercise.content_type !== "quiz") continue;
      const { choices, correct_choice_ids: right } = exercise.content;
      const key = plainText(choices.find(({ id }) => right.includes(id))?.text ?? "");
      const alike = symbols.filter(({ meaning }) => meaning[0] === key[0]);
      if (!symbols.some(({ meaning }) => meaning === key) || alike.length < 4) continue;
      for (const { text } of choices) expect(plainText(text)[0]).toBe(key[0]);
      judged += 1;
    }
  expect(judged).toBeGreaterThan(3);
  const capitals = factRequest("Les capitales du monde", "social_sciences", "fr");
  const asked = (await draftAll(capitals)).flatMap(({ items }) =>
    items.filter(({ exercise }) => exercise.content_type === "quiz"),
  );
  expect(JSON.stringify(asked)).not.toMatch(/Brasilia|Alger/u);
});

describe("readFactTopic", () => {
  it("takes the groups that a topic names, and all where it names none", () => {
    expect(readFactTopic("Les capitales d’Afrique", "social_sciences")?.groups).toEqual(["africa"]);
    expect(readFactTopic("Les capitales", "social_sciences")?.groups).toHaveLength(5);
  });

  it("leaves other topics alone, and the same words in other domains", () => {
    expect(readFactTopic("Capital et travail", "economics")).toBeNull();
    expect(readFactTopic("Global capital markets", "social_sciences")).toBeNull();
    expect(readFactTopic("Periodic table", "arts")).toBeNull();
    expect(readFactTopic("La photosynthèse", "natural_sciences")).toBeNull();
  });
});

it("catches a capital that is another country's", async () => {
  const request = factRequest("capital cities", "social_sciences", "en");
  const [draft] = await draftAll(request);
  const item = draft?.items.find(({ exercise }) => exercise.content_type === "short_answer");
  if (draft === undefined || item?.exercise.content_type !== "short_answer")
    throw new Error("No short answer");
  const content = { ...item.exercise.content, answers: ["Atlantis"] };
  const wrong = { ...item, exercise: { ...item.exercise, content } };
  const [rejected] = verifyLesson({ ...draft, items: [wrong] }, request).rejected;
  expect(rejected?.reasons).toMatchObject([{ code: "data_disagrees" }]);
});

it("never asks what the question itself gives away", async () => {
  const request = factRequest("capitals", "social_sciences", "fr");
  const asked = (await draftAll(request)).flatMap(({ items }) =>
    items.flatMap(({ exercise }) =>
      exercise.content_type === "short_answer"
        ? [[plainText(exercise.content.prompt), exercise.content.answers[0]]]
        : [],
    ),
  );
  expect(asked.length).toBeGreaterThan(20);
  for (const [prompt = "", answer = ""] of asked) expect(prompt).not.toContain(answer);
});

it("makes a plan of the whole world by continents", async () => {
  const plan = await createBuiltInAuthor().plan(
    factRequest("capital cities", "social_sciences", "en"),
  );
  expect(plan.levels.map(({ title }) => title)).toEqual([
    "Europe",
    "Africa",
    "The Americas",
    "Asia",
    "Oceania",
  ]);
  expect(plan.lessons.length).toBeGreaterThanOrEqual(10);
});
