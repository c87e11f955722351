import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "./BuiltInAuthor.ts";
import { parseOutline, storedOutline, UnreadableOutlineError } from "./model/parseOutline.ts";
import { readMaterial } from "./sources/registry.ts";

const folder = join(import.meta.dirname, "testing", "outlines");
/** Outlines as they were stored at the time, frozen: a number for the version, and what was new. */
const files = readdirSync(folder);
const outlinesIn = (file: string): readonly unknown[] => {
  const read: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
  if (!Array.isArray(read)) throw new TypeError(`${file} holds no list`);
  return read;
};
const stored = files.flatMap((file) =>
  outlinesIn(file).map((outline, at) => ({ file, at, outline })),
);
const author = createBuiltInAuthor();

describe.each(stored)("a stored outline: $file, $at", ({ outline }) => {
  it("is read, with all that its lessons are made from, and drafted", async () => {
    const read = parseOutline(outline);
    for (const [index, { material }] of read.lessons.entries()) {
      expect(readMaterial(material)?.material, material.kind).toEqual(material);
      const { items } = await author.draftLesson(read, index);
      // A model's lesson on a topic is nobody else's to draft.
      const isModels = material.kind === "model" && read.madeFrom[0]?.title === "photosynthesis";
      expect(items.length).toBeGreaterThan(isModels ? -1 : 3);
    }
  });

  it("is stored and read again as it is", () => {
    const read = parseOutline(outline);
    expect(parseOutline(JSON.parse(JSON.stringify(storedOutline(read))))).toEqual(read);
  });
});

it("freezes material of every kind", () => {
  const kinds = stored.flatMap(({ outline }) =>
    parseOutline(outline).lessons.map(({ material }) => material.kind),
  );
  expect([...new Set(kinds)].toSorted()).toEqual([
    "arithmetic",
    "articles",
    "document",
    "facts",
    "kana",
    "kanji",
    "model",
    "situation",
    "subject",
    "verbs",
    "words",
  ]);
});

it.each([null, "text", [], {}, { ...Object(stored[0]?.outline), lessons: [{}] }])(
  "what is no outline is refused: %j",
  (outline) => {
    expect(() => parseOutline(outline)).toThrow(UnreadableOutlineError);
  },
);

it("an outline of a later version is refused", () => {
  const later = { ...Object(stored[0]?.outline), version: 3 };
  expect(() => parseOutline(later)).toThrow("version 3");
});

it("material that no source reads is refused when it is drafted", async () => {
  const outline = parseOutline(stored[0]?.outline);
  const [lesson] = outline.lessons;
  if (lesson === undefined) throw new Error("no lesson");
  const lessons = [{ ...lesson, material: { kind: lesson.material.kind } }];
  await expect(author.draftLesson({ ...outline, lessons }, 0)).rejects.toThrow("No source reads");
});
