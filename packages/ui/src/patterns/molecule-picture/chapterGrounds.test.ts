import { expect, test } from "vitest";
import { chapterGrounds } from "./chapterGrounds.ts";
import type { MoleculeLesson } from "./molecule-lesson.ts";

const atoms = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 2, y: 0 },
];

function lessons(...chapters: (number | undefined)[]): MoleculeLesson[] {
  return chapters.map((chapter, index) => ({
    id: String(index),
    number: index + 1,
    state: "open",
    progress: 0,
    chapter,
  }));
}

test("each chapter has a ground of its own, a chapter of one lesson a dot", () => {
  expect(chapterGrounds(lessons(0, 0, 1), atoms)).toEqual([
    { id: "0", tone: "accent", points: "0,0 1,0" },
    { id: "1", tone: "warm", points: "2,0 2,0" },
  ]);
});

test("nothing is told apart where there is one chapter, or none is known", () => {
  expect(chapterGrounds(lessons(0, 0, 0), atoms)).toEqual([]);
  expect(chapterGrounds(lessons(undefined, undefined, undefined), atoms)).toEqual([]);
});
