import type { StaffFigure, StaffNote } from "@alambic/contract";
import { describe, expect, test } from "vitest";
import { keySteps, layStaff, ledgerSteps, stepsOf } from "./staffLayout.ts";

const note = (name: string, more: Partial<StaffNote> = {}): StaffNote => {
  const letter = (["A", "B", "C", "D", "E", "F", "G"] as const).find((one) => name.startsWith(one));
  return { letter: letter ?? "C", octave: Number(name.at(-1)), ...more };
};

const staff = (notes: StaffNote[], together: boolean): StaffFigure => ({
  type: "staff",
  clef: "treble",
  key_signature: 0,
  notes,
  together,
  description: "…",
});

test.each([
  ["treble", "E4", 0],
  ["treble", "F5", 8],
  ["treble", "C4", -2],
  ["treble", "B4", 4],
  ["bass", "G2", 0],
  ["bass", "A3", 8],
  ["bass", "C4", 10],
] as const)("on the %s clef %s stands on step %d", (clef, name, at) => {
  expect(stepsOf(clef, note(name))).toBe(at);
});

test.each([
  [0, []],
  [8, []],
  [9, []],
  [10, [10]],
  [13, [10, 12]],
  [-1, []],
  [-2, [-2]],
  [-5, [-2, -4]],
])("step %d needs the short lines %j", (at, lines) => expect(ledgerSteps(at)).toEqual(lines));

test("the signs of a key stand where its notes do", () => {
  const at = (clef: "treble" | "bass", names: string[]) =>
    names.map((name) => stepsOf(clef, note(name)));
  expect(keySteps("treble", 7)).toEqual(at("treble", ["F5", "C5", "G5", "D5", "A4", "E5", "B4"]));
  expect(keySteps("treble", -3)).toEqual(at("treble", ["B4", "E5", "A4"]));
  expect(keySteps("bass", 2)).toEqual(at("bass", ["F3", "C3"]));
  expect(keySteps("bass", -7)).toEqual(at("bass", ["B2", "E3", "A2", "D3", "G2", "C3", "F2"]));
});

describe("a chord", () => {
  test("is one column, its seconds side by side", () => {
    const { columns } = layStaff(staff([note("C4"), note("D4"), note("E4"), note("G4")], true));
    expect(columns).toHaveLength(1);
    const [low = 0, aside = 0, up = 0, top = 0] = columns[0]?.heads.map(({ x }) => x) ?? [];
    expect(aside).toBeGreaterThan(low);
    expect([up, top]).toEqual([low, low]);
  });

  test.each([
    ["up", ["C4", "D4", "E4", "F4"], [0, 1, 0, 1]],
    ["down", ["E5", "F5", "G5", "B5"], [1, 0, 1, 1]],
  ] as const)("whose stem leads %s has it between its seconds", (way, names, sides) => {
    const notes = names.map((name) => note(name, { length: "half" }));
    const { heads = [], stem } = layStaff(staff(notes, true)).columns[0] ?? {};
    const left = Math.min(...heads.map(({ x }) => x));
    expect(heads.map(({ x }) => (x > left ? 1 : 0))).toEqual(sides);
    expect(stem?.x).toBeGreaterThan(left);
    expect(stem?.x).toBeLessThan(Math.max(...heads.map(({ x }) => x)) + 2);
    expect(Math.sign((stem?.to ?? 0) - (stem?.from ?? 0))).toBe(way === "up" ? 1 : -1);
  });

  test.each([
    [["C4", "E5"], 14],
    [["E4", "G5"], -7],
    [["D3"], 4],
    [["D7"], 4],
  ])("%j: its stem ends on step %d", (names, to) => {
    const notes = names.map((name) => note(name, { length: "quarter" }));
    expect(layStaff(staff(notes, true)).columns[0]?.stem?.to).toBe(to);
  });

  test("keeps its accidentals apart", () => {
    const sharp = { accidental: "sharp" } as const;
    const chord = [note("C4", sharp), note("E4", sharp), note("C5", sharp)];
    const placed = layStaff(staff(chord, true)).columns[0]?.accidentals ?? [];
    expect(placed.map(({ at }) => at)).toEqual([5, 0, -2]);
    const [high, middle, low] = placed.map(({ x }) => x);
    expect(low).toBe(high);
    expect(middle).not.toBe(high);
  });
});

test("notes stand one after the other, and all of them within the staff", () => {
  const notes = Array.from({ length: 16 }, () => note("A4", { accidental: "double_flat" }));
  const { columns, width } = layStaff(staff(notes, false));
  const ends = columns.flatMap(({ heads, accidentals }) =>
    [...accidentals, ...heads].map(({ x }) => x),
  );
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect(Math.max(...ends)).toBeLessThan(width);
});

test("stems lead to the middle of the staff", () => {
  const { columns } = layStaff(
    staff([note("F4", { length: "half" }), note("E5", { length: "quarter" }), note("A4")], false),
  );
  expect(columns.map(({ stem }) => (stem === null ? 0 : Math.sign(stem.to - stem.from)))).toEqual([
    1, -1, 0,
  ]);
});
