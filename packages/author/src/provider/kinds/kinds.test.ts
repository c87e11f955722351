import { isScored, parseExercise } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";

import { createRandom } from "../../random/createRandom.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { isSolvedBlind } from "../../verify/isSolvedBlind.ts";
import { toItem } from "../lesson/toItem.ts";
import { itemOfCase, lessonOfCase } from "../testing/cases/draftCase.ts";
import { kindCases } from "../testing/cases/index.ts";
import { namedIn } from "../testing/cases/namedIn.ts";
import { allKinds, blindQuestion, buildDraft, kindsFor, solves } from "./index.ts";
import type { LessonNature } from "./LessonNature.ts";

const nature: LessonNature = {
  own: "en",
  taught: null,
  skill: "biology",
  source: "A queen lays 2,000 eggs in one day of spring.",
};
const context = {
  nature,
  texts: await loadTexts("en"),
  random: createRandom("kinds"),
  quoteLanguage: "en",
};
const base = {
  concept: "Queens",
  step: "recall",
  quote: "A queen lays 2,000 eggs in one day of spring.",
  explanation: "So it is written.",
};

/** A good draft of every kind, with an answer that is right and one that is not. */
const drafts = [
  [{ kind: "true_false", statement: "A queen lays eggs.", truth: true }, ["true"], ["false"]],
  [{ kind: "fill_in_blank", answer: "eggs" }, ["eggs"], ["drones"]],
  [
    { kind: "short_answer", question: "What does she lay?", answers: ["eggs", "her eggs"] },
    ["Eggs"],
    ["honey"],
  ],
  [
    { kind: "numeric", question: "How many in a day?", answer: "2000", unit: "eggs" },
    ["2000"],
    ["200"],
  ],
  [
    { kind: "ordering", question: "In which order?", steps: ["egg", "larva", "pupa", "bee"] },
    ["egg", "larva", "pupa", "bee"],
    ["larva", "egg", "pupa", "bee"],
  ],
  [
    {
      kind: "matching",
      question: "Who does what?",
      pairs: [
        { left: "queen", right: "lays" },
        { left: "drone", right: "mates" },
        { left: "worker", right: "gathers" },
      ],
    },
    ["queen=lays", "drone=mates", "worker=gathers"],
    ["queen=mates", "drone=lays", "worker=gathers"],
  ],
  [
    {
      kind: "categorization",
      question: "Who lives how long?",
      sorted: [
        { item: "queen", group: "years" },
        { item: "drone", group: "weeks" },
        { item: "worker", group: "weeks" },
      ],
    },
    ["queen=years", "drone=weeks", "worker=weeks"],
    ["queen=weeks", "drone=weeks", "worker=weeks"],
  ],
  [
    { kind: "quiz", question: "What does she lay?", right: "eggs", wrong: ["wax", "honey"] },
    ["eggs"],
    ["wax"],
  ],
] as const;

function build(draft: object) {
  const built = buildDraft({ ...base, ...draft }, context);
  if (built === null) throw new Error("The draft makes no exercise");
  return built.exercise;
}

describe.each(drafts)("$kind", (draft, right, wrong) => {
  it("makes an exercise that the domain reads and scores", () => {
    const exercise = build(draft);
    expect(parseExercise(exercise)).toMatchObject({ ok: true });
    expect(isScored(exercise)).toBe(true);
  });

  it("is solved by its right answer only, named by the ids that the solver sees", () => {
    const exercise = build(draft);
    const question = blindQuestion(exercise);
    const named = (part: string) =>
      [...(question?.choices ?? []), ...(question?.groups ?? [])].find(({ text }) => text === part)
        ?.id ?? part;
    const answer = (parts: readonly string[]) =>
      parts.map((part) => part.split("=").map(named).join("="));
    expect(solves(exercise, answer(right), "en")).toBe(true);
    expect(solves(exercise, answer(wrong), "en")).toBe(false);
    expect(solves(exercise, [], "en")).toBe(false);
  });

  it("does not show its key to the solver", () => {
    const { explanation } = base;
    expect(JSON.stringify(blindQuestion(build(draft)))).not.toContain(explanation);
  });

  it("is no draft without one of its fields, or with one of another type", () => {
    for (const field of Object.keys(draft).filter((name) => name !== "kind")) {
      expect(buildDraft({ ...base, ...draft, [field]: undefined }, context)).toBeNull();
      expect(buildDraft({ ...base, ...draft, [field]: 7 }, context)).toBeNull();
    }
  });
});

describe("a hint", () => {
  const drafted = (hint?: unknown) => {
    const [draft] = drafts[0];
    const built = buildDraft(
      { ...base, ...draft, ...(hint === undefined ? {} : { hint }) },
      context,
    );
    if (built === null) throw new Error("The draft makes no exercise");
    return toItem(built, {
      paragraphs: [],
      title: "",
      model: "m",
      level: undefined,
      language: "en",
    });
  };

  it("is asked for with every kind", () => {
    for (const { schema } of allKinds) expect(schema.required).toContain("hint");
  });

  it("is kept where it helps", () => {
    expect(drafted("Think of what a hive needs in spring.").hint).toBe(
      "Think of what a hive needs in spring.",
    );
  });

  it.each([
    ["is not there", undefined],
    ["is empty", " "],
    ["is no text", 7],
    ["tells the answer", "It is true."],
    ["leads elsewhere", "See https://example.org for it."],
    ["speaks of itself", "As an AI I would say so."],
    ["is in another language", "Pense à ce que la reine fait dans la ruche au printemps."],
    ["is too long", "Think of it. ".repeat(30)],
  ])("that %s is dropped, and the item stays", (_, hint) => {
    expect(drafted(hint)).not.toHaveProperty("hint");
  });
});

describe("what makes no exercise", () => {
  it.each<[string, object]>([
    ["four options", { kind: "quiz", question: "What?", right: "a", wrong: ["b", "c", "d"] }],
    ["a gap that the quote does not hold", { kind: "fill_in_blank", answer: "honey" }],
    ["a gap that it holds twice", { kind: "fill_in_blank", answer: "e" }],
    ["a number in words", { kind: "numeric", question: "How many?", answer: "two", unit: "" }],
    ["a step twice", { kind: "ordering", question: "How?", steps: ["a", "b", "a"] }],
    [
      "one group",
      {
        kind: "categorization",
        question: "Where?",
        sorted: ["a", "b", "c"].map((item) => ({ item, group: "x" })),
      },
    ],
    ["a kind that is none", { kind: "essay" }],
  ])("%s", (_, draft) => {
    expect(buildDraft({ ...base, ...draft }, context)).toBeNull();
  });

  it.each([null, "quiz", 7, []])("%j", (draft) => {
    expect(buildDraft(draft, context)).toBeNull();
  });
});

it("asks for every field of every kind, and for no other", () => {
  for (const { schema } of allKinds) expect(schema).toMatchObject({ additionalProperties: false });
});

describe.each(kindCases)("$type, solved blind", (kindCase) => {
  it("is solved by its right answer only, and does not show it", async () => {
    const item = await itemOfCase(kindCase, await lessonOfCase(kindCase));
    if (item === null) throw new Error("The draft makes no exercise");
    const { exercise } = item;
    const question = blindQuestion(exercise);
    expect(isSolvedBlind(exercise)).toBe(question !== null);
    if (question === null) return;
    expect(JSON.stringify(question)).not.toContain("The lesson says so");
    const own = (answer: readonly string[]) => namedIn(question, answer);
    expect(solves(exercise, own(kindCase.answer), "en")).toBe(true);
    expect(solves(exercise, own(kindCase.wrong), "en")).toBe(false);
    expect(solves(exercise, [], "en")).toBe(false);
  });
});

describe("the kinds that are asked for", () => {
  const typesFor = (change: Partial<LessonNature>) =>
    kindsFor({ ...nature, ...change }).map(({ type }) => type);

  it("are those that fit what is taught", () => {
    expect(typesFor({})).toEqual([
      "quiz",
      "true_false",
      "fill_in_blank",
      "short_answer",
      "numeric",
      "matching",
      "ordering",
      "categorization",
      "free_answer",
      "flashcards",
    ]);
    expect(typesFor({ taught: "es", skill: "spanish", source: "El perro" })).toEqual([
      "quiz",
      "true_false",
      "fill_in_blank",
      "short_answer",
      "matching",
      "categorization",
      "vocabulary",
      "dialogue",
    ]);
  });

  it.each<[string, Partial<LessonNature>, string]>([
    ["a lesson that prints", { source: "It says echo 7; and prints 7." }, "code"],
    ["a lesson on Python", { skill: "python" }, "code"],
    ["a lesson with kanji", { taught: "ja", source: "The sign 日" }, "character"],
    [
      "history with four countries of a map",
      { skill: "history", source: "France, Spain, Poland and Italy" },
      "image_labelling",
    ],
  ])("%s adds its own", (_, change, type) => {
    expect(typesFor(change)).toContain(type);
    expect(typesFor({})).not.toContain(type);
  });

  it("do not include a map of which too few countries are named", () => {
    const source = "France, Spain and Poland";
    expect(typesFor({ skill: "history", source })).not.toContain("image_labelling");
  });

  it("keep the schema small enough for a small model", () => {
    const sizes = [nature, { ...nature, taught: "ja" as const, source: "日 7" }].map(
      (each) => JSON.stringify(kindsFor(each).map(({ schema }) => schema)).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(7000);
  });
});
