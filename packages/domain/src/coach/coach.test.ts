import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import type { Exercise } from "../exercises/index.ts";
import {
  aboutExercise,
  expectMastery,
  findPassages,
  isSupported,
  passagesOf,
  passagesOfExercise,
  rankAreas,
  readQuestion,
} from "./index.ts";
import type { MemoryModel, StudyTask } from "./index.ts";

/** A memory that forgets by a power of time, and grows threefold with each recall. */
const model: MemoryModel = {
  learn: (isRight) => ({ stability: isRight ? 2.5 : 1, difficulty: 5 }),
  recall: ({ stability }, days) => 1 / (1 + days / (9 * stability)),
  review: ({ stability, difficulty }, days, isRecalled) => ({
    stability: isRecalled ? stability + 2 * Math.min(days, stability) : Math.max(1, stability / 4),
    difficulty,
  }),
  interval: ({ stability }) => stability,
};

const tasks = fc.record({
  lessons: fc.array(fc.record({ items: fc.nat(8), texts: fc.nat(2) }), { maxLength: 8 }),
  cards: fc.array(
    fc.record({
      stability: fc.double({ min: 0.5, max: 60, noNaN: true }),
      difficulty: fc.constant(5),
      daysAgo: fc.nat(30),
      dueIn: fc.nat(30),
    }),
    { maxLength: 40 },
  ),
  secondsAnItem: fc.integer({ min: 10, max: 240 }),
  secondsACard: fc.integer({ min: 3, max: 120 }),
  rightShare: fc.double({ min: 0, max: 1, noNaN: true }),
});
const minutes = fc.integer({ min: 1, max: 48 }).map((steps) => steps * 5);
const daysAhead = fc.integer({ min: 1, max: 120 });
const settings = { numRuns: 10, seed: 20_261_126 };

const course = (items: number, lessons: number): StudyTask => ({
  lessons: Array.from({ length: lessons }, () => ({ items, texts: 1 })),
  cards: [],
  secondsAnItem: 45,
  secondsACard: 15,
  rightShare: 0.8,
});

describe("what is to be expected of a study plan", () => {
  it("never falls with more time a day, or with a later day", () => {
    fc.assert(
      fc.property(tasks, minutes, minutes, daysAhead, daysAhead, (task, one, other, soon, late) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [first, last] = [Math.min(soon, late), Math.max(soon, late)];
        const chance = (minutesADay: number, days: number) =>
          expectMastery(task, model, { minutesADay, daysAhead: days }).chance;
        expect(chance(more, first)).toBeGreaterThanOrEqual(chance(less, first));
        expect(chance(less, last)).toBeGreaterThanOrEqual(chance(less, first));
      }),
      settings,
    );
  });

  it("is the same each time, and agrees with itself", () => {
    fc.assert(
      fc.property(tasks, minutes, daysAhead, (task, minutesADay, days) => {
        const deadline = { minutesADay, daysAhead: days };
        const outlook = expectMastery(task, model, deadline);
        expect(expectMastery(task, model, deadline)).toEqual(outlook);
        const { status, minutesNeeded: needed, expectedIn } = outlook;
        expect(status === "unreachable").toBe(outlook.chance < 0.8);
        if (needed !== null) {
          const then = expectMastery(task, model, { minutesADay: needed, daysAhead: days });
          expect(then.status).not.toBe("unreachable");
        }
        if (expectedIn !== null && expectedIn > 0) {
          const by = (day: number) =>
            expectMastery(task, model, { minutesADay, daysAhead: day }).chance;
          expect(by(expectedIn)).toBeGreaterThanOrEqual(0.8);
          expect(by(expectedIn - 1)).toBeLessThan(0.8);
        }
        expect(outlook.days).toHaveLength(days + 1);
        const most = Math.max(minutesADay * 60, task.secondsAnItem, task.secondsACard);
        for (const { seconds } of outlook.days) expect(seconds).toBeLessThanOrEqual(most);
      }),
      settings,
    );
  });

  it("learns each item of a course that is left, once, in the order of its lessons", () => {
    const { days } = expectMastery(course(6, 5), model, { minutesADay: 20, daysAhead: 60 });
    expect(days.reduce((sum, { items }) => sum + items, 0)).toBe(30);
    expect([...new Set(days.flatMap(({ lessons }) => lessons))]).toEqual([0, 1, 2, 3, 4]);
  });

  it("says when minutes are too few, how many would do, and when these suffice", () => {
    const large = course(12, 20);
    const tight = expectMastery(large, model, { minutesADay: 5, daysAhead: 30 });
    expect(tight).toMatchObject({ status: "unreachable", chance: 0 });
    expect(tight.minutesNeeded).toBeGreaterThan(5);
    expect(tight.expectedIn).toBeGreaterThan(30);
    const none = expectMastery(large, model, { minutesADay: 240, daysAhead: 1 });
    expect(none).toMatchObject({ status: "unreachable", minutesNeeded: null });
  });

  it("is mastered where nothing is left and what was learned is firm", () => {
    const firm = { stability: 30, difficulty: 5, daysAgo: 2, dueIn: 20 };
    const known = { ...course(0, 0), cards: [firm, firm] };
    const deadline = { minutesADay: 5, daysAhead: 10 };
    expect(expectMastery(known, model, deadline)).toMatchObject({ status: "mastered", chance: 1 });
    const fragile = { ...firm, stability: 1, dueIn: 0 };
    expect(expectMastery({ ...known, cards: [firm, fragile] }, model, deadline).status).not.toBe(
      "mastered",
    );
  });
});

describe("weak and strong lessons", () => {
  const area = (name: string, right: number, answered: number) => ({
    name,
    right,
    answered,
    remembered: 0,
    reviewed: 0,
  });
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

  it("need three signs; the weakest and the strongest come first", () => {
    const { focus, strengths } = rankAreas([
      area("unknown", 0, 2),
      area("weak", 5, 8),
      area("weakest", 0, 8),
      area("neither", 8, 10),
      area("strong", 9, 10),
      area("strongest", 30, 30),
    ]);
    expect(names(focus)).toEqual(["weakest", "weak"]);
    expect(names(strengths)).toEqual(["strongest", "strong"]);
  });

  it("are never the same", () => {
    const figures = fc.record({
      answered: fc.nat(50),
      right: fc.nat(50),
      reviewed: fc.nat(50),
      remembered: fc.nat(50),
    });
    fc.assert(
      fc.property(fc.array(figures), (areas) => {
        const { focus, strengths } = rankAreas(areas);
        expect(focus.filter((one) => strengths.includes(one))).toEqual([]);
      }),
      settings,
    );
  });
});

describe("passages", () => {
  const water = "Water boils at 100 °C, and freezes at 0 °C.";
  const of = (text: string, about = "Physics") => ({ text, about, language: "en" as const });
  const all = [of(water), of("Salt melts ice."), of("Air is a mixture of gases.")];
  const found = (text: string) =>
    findPassages({ text, locale: "en", most: 3 }, all).map(({ passage }) => passage.text);

  test.each([
    ["When does water boil?", [water]],
    ["What is melting?", ["Salt melts ice."]],
    ["What is the capital of Peru?", []],
    ["Does water dissolve gold in Peru?", []],
    ["What is it?", []],
    ["", []],
  ])("%s", (question, expected) => expect(found(question)).toEqual(expected));

  it("holds every word of a lesson's text under its heading, and nothing twice", () => {
    const long = "A first sentence of some length stands here. ".repeat(40).trim();
    const passages = passagesOf({
      blocks: [
        { type: "paragraph", text: "Before" },
        { type: "heading", text: "Boiling" },
        { type: "paragraph", text: [{ text: "Water " }, { text: "boils.", style: "strong" }] },
        { type: "list", ordered: false, items: ["One", "Two"] },
        { type: "maths", tex: "x^2" },
        { type: "paragraph", text: long },
      ],
    });
    expect(passages.slice(0, 4)).toEqual([
      { text: "Before", place: null },
      { text: "Water boils.", place: "Boiling" },
      { text: "One", place: "Boiling" },
      { text: "Two", place: "Boiling" },
    ]);
    const rest = passages.slice(4).map(({ text }) => text);
    expect(rest.every((text) => text.length <= 600)).toBe(true);
    expect(rest.join(" ")).toBe(long);
  });
});

test("an exercise is about its question and its answer", () => {
  const prompt = "What is Mars called?";
  const choices = ["The red planet", "The blue planet"].map((text) => ({ id: text, text }));
  expect(
    aboutExercise({
      content_type: "quiz",
      content: { prompt, multiple: false, choices, correct_choice_ids: ["The red planet"] },
    }),
  ).toBe(`${prompt} The red planet`);
  expect(
    aboutExercise({
      content_type: "short_answer",
      content: { prompt, answer_type: "text", answers: ["Red planet", "The red planet"] },
    }),
  ).toBe(`${prompt} Red planet`);
});

describe("passages of an exercise", () => {
  const explanation = [{ text: "Its air is " }, { text: "thin.", style: "strong" as const }];
  const statement = "Mars has two moons.";
  it.each<[string, Exercise, string[]]>([
    [
      "what is true, and why",
      { content_type: "true_false", content: { statement, answer: true, explanation } },
      [statement, "Its air is thin."],
    ],
    [
      "of what is false only why",
      { content_type: "true_false", content: { statement, answer: false, explanation } },
      ["Its air is thin."],
    ],
    [
      "a text with its gaps filled",
      {
        content_type: "fill_in_blank",
        content: {
          prompt: "Fill in.",
          segments: [
            { type: "text", text: "Mars has " },
            { type: "gap", id: "a", answers: ["two", "2"] },
            { type: "text", text: " moons." },
          ],
        },
      },
      [statement],
    ],
    ["nothing", { content_type: "numeric", content: { prompt: "How many?", answer: "2" } }, []],
  ])("%s", (_, exercise, expected) => {
    expect(passagesOfExercise(exercise)).toEqual(expected);
  });
});

test.each([
  ["fr", "Quels sont mes points faibles ?", { topics: ["weak"], isOwn: true, rest: [] }],
  ["fr", "Fais-moi un plan pour la semaine", { topics: ["plan"], rest: [] }],
  ["en", "Make me a plan for the week", { topics: ["plan"], rest: [] }],
  ["en", "Can you make a weekly plan?", { topics: ["plan"], rest: [] }],
  ["nl", "Maak een plan voor de week", { topics: ["plan"], rest: [] }],
  ["nl", "Maak een weekplanning voor mij", { topics: ["plan"], rest: [] }],
  ["fr", "Quel est le plan d'une cathédrale ?", { topics: [] }],
  ["nl", "How long is my streak?", { topics: ["streak"], isOwn: true }],
  ["en", "Compare my weak points with those of other users", { isOfOthers: true }],
  ["fr", "Traduis « bonjour » en néerlandais", { asksToWrite: true }],
  ["en", "What is photosynthesis?", { topics: [], rest: ["photosynthesis"] }],
] as const)("in %s, %s", (locale, text, expected) => {
  expect(readQuestion(text, locale)).toMatchObject(expected);
});

describe("what a statement rests on", () => {
  const [en, fr] = [
    { language: "en", text: "Roman roads were built of layers of stone, gravel and sand." },
    { language: "fr", text: "Les voies romaines comptaient des couches de pierre et de gravier." },
  ] as const;
  it.each([
    ["its own words", "Roman roads were built of gravel and sand.", [en], true],
    ["its own words in French", "Les voies romaines avaient des couches de gravier.", [fr], true],
    ["something else", "Elephants carried marble from Egypt.", [en], false],
    ["a name that is not there", "Roman roads were built of gravel by Zyxomma.", [en], false],
    ["such a name at the start", "Zyxomma built roads of gravel and sand.", [en], false],
    ["a word without meaning at the start", "They were built of gravel.", [en], true],
    ["a number that is not there", "Roman roads were built of 7 layers.", [en], false],
    [
      "a right translation",
      "Les voies romaines étaient faites de gravier et de sable.",
      [en],
      false,
    ],
    ["a wrong translation", "Des éléphants portaient du marbre d’Égypte.", [en], false],
    ["sources in two languages", "Roman roads were built of gravel and sand.", [en, fr], false],
    ["no word that tells", "It is.", [en], false],
    ["no source", "Roman roads were built of gravel.", [], false],
  ])("%s: %s", (_, statement, sources, supported) => {
    expect(isSupported(statement, sources)).toBe(supported);
  });
});
