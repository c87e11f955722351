import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { AnswerResult, Lesson } from "@alambic/contract";
import { expect, test } from "vitest";

import { applyAnswer } from "./applyAnswer.ts";

const lesson: Lesson = readExample("capsules/lesson.json");
const example: AnswerResult = readExample("progress/result.json");
const [first, ...others] = lesson.atoms;

function resultFor(moleculeId: string): AnswerResult {
  return {
    ...example,
    atom_id: first?.id ?? "",
    atom_progress_status: "failed",
    molecule: {
      id: moleculeId,
      progress_status: "completed",
      progress_percentage: 100,
      xp_earned: 40,
      xp_total: 40,
    },
  };
}

test("the item and the totals follow the answer, all else stays", () => {
  const after = applyAnswer(lesson, resultFor(lesson.molecule.id));
  expect(after.atoms).toEqual([{ ...first, progress_status: "failed" }, ...others]);
  expect(after.molecule).toEqual({
    ...lesson.molecule,
    progress_status: "completed",
    progress_percentage: 100,
    xp_earned: 40,
  });
  expect(after.capsule).toMatchObject({ xp_current: example.capsule.xp_earned });
  expect(after.position).toBe(lesson.position);
});

test("another lesson stays as it is", () => {
  expect(applyAnswer(lesson, resultFor("another"))).toBe(lesson);
});

/** The value of an example of the contract, which is held against its schema over there. */
function readExample(path: string) {
  const folder = join(import.meta.dirname, "../../../../openapi/examples");
  return JSON.parse(readFileSync(join(folder, path), "utf8")).value;
}
