import type { GeometryFigure, Point, RichText } from "@alambic/contract";
import { scoreResponse } from "@alambic/domain/exercises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { figureIn } from "../../verify/checks/figureFault.ts";
import { createRandom } from "../../random/createRandom.ts";
import { topicRequest } from "../../testing/requests.ts";
import { loadTexts } from "../../texts/loadTexts.ts";
import { plainText } from "../../texts/rich-text.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { draftArithmeticLesson } from "./draftArithmeticLesson.ts";
import type { LessonId } from "./lessons.ts";
import { isLessonId, lessons } from "./lessons.ts";
import { wordedIds } from "./worded/ids.ts";

const ids = Object.keys(lessons).filter(isLessonId);
const languages = ["en", "fr", "nl"] as const;

async function draft(lesson: LessonId, seed: string, language: InstructionLanguage) {
  const texts = await loadTexts(language);
  const items = draftArithmeticLesson({ lesson, table: null }, texts, createRandom(seed));
  return { index: 0, title: "", description: "", items };
}

function verdict(items: readonly ItemDraft[], language: InstructionLanguage) {
  const lesson = { index: 0, title: "", description: "", items };
  return verifyLesson(lesson, topicRequest({}, { language }));
}

describe.each(ids)("the lesson %s", (id) => {
  it("is accepted item by item, whatever the seed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom(...languages), async (seed, language) => {
        const { items } = await draft(id, seed, language);
        expect(verdict(items, language).rejected.map(({ reasons }) => reasons)).toEqual([]);
      }),
      { seed: 5, numRuns: 20 },
    );
  });

  it("lets no other figure into a question", async () => {
    for (const language of languages) {
      const { items } = await draft(id, "figures", language);
      const changed = items.flatMap((item) => withOtherFigure(item) ?? []);
      expect(changed.length).toBeGreaterThan(3);
      for (const item of changed)
        expect([item.exercise, verdict([item], language).accepted]).toEqual([item.exercise, []]);
    }
  });

  it("lets no answer in another unit pass", async () => {
    const { items } = await draft(id, "units", "en");
    for (const item of items) {
      if (item.exercise.content_type !== "numeric") continue;
      const { content } = item.exercise;
      const other = { ...content, units: [{ symbol: "kg" }] };
      const faulty = { ...item, exercise: { ...item.exercise, content: other } };
      expect(verdict([faulty], "en").accepted).toEqual([]);
    }
  });
});

describe("the text of a lesson", () => {
  it("shows three worked examples with their own figures", async () => {
    for (const id of wordedIds) {
      const [introduction] = (await draft(id, "examples", "fr")).items;
      if (introduction?.exercise.content_type !== "lesson") throw new Error("No text");
      const { blocks } = introduction.exercise.content;
      const read = blocks.flatMap((block) => (block.type === "paragraph" ? [block.text] : []));
      expect(read).toHaveLength(6);
      for (const text of read) expect(plainText(text)).toMatch(/\d/);
    }
  });

  it("shows a table of frequencies as a table", async () => {
    const [introduction] = (await draft("stat-table", "table", "nl")).items;
    if (introduction?.exercise.content_type !== "lesson") throw new Error("No text");
    const tables = introduction.exercise.content.blocks.filter(({ type }) => type === "table");
    expect(tables).toHaveLength(1);
  });
});

describe("a number that is typed", () => {
  it.each([
    ["fr", "28,26", true],
    ["en", "28.26", true],
    ["nl", "28,26", true],
    ["fr", "28,27", true],
    ["fr", "28,26 cm²", true],
    ["fr", "28,4", false],
    ["fr", "18,84", false],
  ] as const)("is read in %s: %s", (locale, text, right) => {
    const content = {
      prompt: "",
      answer: "28.26",
      units: [{ symbol: "cm²" }],
      tolerance: { kind: "relative" as const, amount: "0.001" },
    };
    const exercise = { content_type: "numeric" as const, content };
    const { correct } = scoreResponse(exercise, { content_type: "numeric", text }, { locale });
    expect(correct).toBe(right);
  });
});

describe("what is drawn", () => {
  const drawn = wordedIds.filter(
    (id) => id.startsWith("geo-") && !/volume|scale|coordinates/u.test(id),
  );

  it.each(drawn)("shows %s, and nothing that disagrees passes", async (id) => {
    let count = 0;
    for (const language of languages)
      for (const seed of ["a", "b", "c", "d"]) {
        const { items } = await draft(id, seed, language);
        for (const item of items) {
          const shown = figureIn(item.exercise);
          if (shown?.type !== "geometry") continue;
          count += 1;
          expect(verdict([item], language).rejected).toEqual([]);
          for (const faulty of faultsOfFigure(shown))
            expect([faulty, verdict([withFigure(item, faulty)], language).accepted]).toEqual([
              faulty,
              [],
            ]);
        }
      }
    expect(count).toBeGreaterThan(40);
  });
});

/** The figure with one thing wrong in it, each time another. */
function faultsOfFigure(shown: GeometryFigure): GeometryFigure[] {
  const { shapes, angles, labels, description } = shown;
  const measured = labels.filter(({ text }) => /\d/u.test(text));
  const changed = (text: string) => text.replace(/\d/u, "7$&");
  return [
    { ...shown, description: changed(description) },
    { ...shown, description: description.replaceAll(/\d/gu, "") },
    ...labels.flatMap((label) =>
      measured.includes(label)
        ? [
            { ...shown, labels: labels.with(labels.indexOf(label), { ...label, text: "7" }) },
            { ...shown, labels: labels.toSpliced(labels.indexOf(label), 1) },
          ]
        : [],
    ),
    ...angles.flatMap((angle, at) =>
      /\d/u.test(angle.label ?? "")
        ? [{ ...shown, angles: angles.with(at, { ...angle, label: changed(angle.label ?? "") }) }]
        : [],
    ),
    ...(angles.some(({ mark }) => mark === "right")
      ? [{ ...shown, angles: angles.map((angle) => ({ ...angle, to: moved(angle.to) })) }]
      : []),
    ...(measured.length > 1 || shapes.some(({ type }) => type === "circle")
      ? [squeezed(shown)]
      : []),
  ];
}

const moved = ({ x, y }: Point): Point => ({ x: x === 0 ? 60 : x - 60, y: y === 0 ? 60 : y - 60 });

/** Half as wide, and as high as before; a circle stays what it was. */
function squeezed(shown: GeometryFigure): GeometryFigure {
  const half = ({ x, y }: Point): Point => ({ x: Math.round(x / 2), y });
  return {
    ...shown,
    shapes: shown.shapes.map((shape) => {
      switch (shape.type) {
        case "polygon":
          return { ...shape, points: shape.points.map(half) };
        case "segment":
          return { ...shape, from: half(shape.from), to: half(shape.to) };
        case "circle":
          return shape;
      }
    }),
    angles: [],
    labels: shown.labels.map((label) => ({ ...label, at: half(label.at) })),
  };
}

function withFigure(
  item: ItemDraft,
  figure: GeometryFigure,
  asked: (prompt: RichText) => RichText = (prompt) => prompt,
): ItemDraft {
  const { exercise } = item;
  switch (exercise.content_type) {
    case "quiz": {
      const prompt = asked(exercise.content.prompt);
      return {
        ...item,
        exercise: { ...exercise, content: { ...exercise.content, prompt, figure } },
      };
    }
    case "numeric": {
      const prompt = asked(exercise.content.prompt);
      return {
        ...item,
        exercise: { ...exercise, content: { ...exercise.content, prompt, figure } },
      };
    }
    case "true_false": {
      const statement = asked(exercise.content.statement);
      return {
        ...item,
        exercise: { ...exercise, content: { ...exercise.content, statement, figure } },
      };
    }
    default:
      throw new RangeError(`${exercise.content_type} draws nothing`);
  }
}

/** The item with the first figure that its answer is reckoned from made another one. */
function withOtherFigure(item: ItemDraft): ItemDraft | null {
  const { exercise, provenance } = item;
  const [claim] = provenance.kind === "template" ? provenance.claims : [];
  const [figure = ""] = claim?.left.match(/\d+/) ?? [];
  const other = (text: RichText) => plainText(text).replace(figure, `7${figure}`);
  const shown = figureIn(exercise);
  if (shown?.type === "geometry") {
    const labels = shown.labels.map((label) => ({ ...label, text: other(label.text) }));
    const angles = shown.angles.map(({ label = "", ...angle }) => ({
      ...angle,
      label: other(label === "" ? "?" : label),
    }));
    return withFigure(item, { ...shown, labels, angles }, other);
  }
  switch (exercise.content_type) {
    case "quiz": {
      const prompt = other(exercise.content.prompt);
      return { ...item, exercise: { ...exercise, content: { ...exercise.content, prompt } } };
    }
    case "numeric": {
      const prompt = other(exercise.content.prompt);
      return { ...item, exercise: { ...exercise, content: { ...exercise.content, prompt } } };
    }
    case "true_false": {
      const statement = other(exercise.content.statement);
      return { ...item, exercise: { ...exercise, content: { ...exercise.content, statement } } };
    }
    case "matching": {
      const left = exercise.content.left.map((option) => ({ ...option, text: other(option.text) }));
      return { ...item, exercise: { ...exercise, content: { ...exercise.content, left } } };
    }
    default:
      return null;
  }
}
