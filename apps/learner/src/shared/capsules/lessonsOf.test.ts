import type { CapsuleDetail, Granule } from "@alambic/contract";
import { expect, test } from "vitest";
import { makeCapsule, makeGranule, makeMolecule, makePointer } from "../testing/makeCapsule.ts";
import { levelsOf } from "./lessonsOf.ts";

function detail(granules: Granule[], current: string | null): CapsuleDetail {
  const next_lesson = current === null ? null : makePointer({ molecule_id: current });
  return {
    capsule: makeCapsule({ next_lesson }),
    objectives: [],
    prerequisites: [],
    sources: [],
    drafted_by: null,
    granules,
  };
}

test("lessons are counted through all levels", () => {
  const levels = levelsOf(
    detail(
      [
        makeGranule({ order: 1, molecules: [makeMolecule({ id: "a" })] }),
        makeGranule({ order: 2, molecules: [makeMolecule({ id: "b" })] }),
      ],
      null,
    ),
  );
  expect(levels.flatMap(({ lessons }) => lessons).map(({ id, number }) => [id, number])).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
});

test.each([
  ["completed", { progress_status: "completed" }],
  ["validated", { progress_status: "validated", is_locked: true }],
  ["current", { id: "current", progress_status: "in_progress" }],
  ["open", { id: "other" }],
  ["locked", { is_locked: true, progress_status: "locked" }],
  ["pending", { generation_status: "pending", is_locked: true }],
  ["failed", { generation_status: "failed" }],
] as const)("a lesson is %s when it is %j", (state, values) => {
  const [level] = levelsOf(
    detail([makeGranule({ order: 1, molecules: [makeMolecule(values)] })], "current"),
  );
  expect(level?.lessons[0]?.state).toBe(state);
});
