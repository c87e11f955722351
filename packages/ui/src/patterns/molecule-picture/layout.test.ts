import { expect, test } from "vitest";
import { layOut } from "./layout.ts";

const counts = Array.from({ length: 60 }, (_, index) => index + 1);
const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

test("every bond is one unit long and no two atoms stand closer than that", () => {
  for (const atoms of counts) {
    const molecule = layOut(atoms);
    const at = (index: number) => molecule.atoms[index] ?? { x: Number.NaN, y: Number.NaN };
    for (const { from, to } of molecule.bonds) expect(distance(at(from), at(to))).toBeCloseTo(1);
    molecule.atoms.forEach((one, index) =>
      molecule.atoms.slice(index + 1).forEach((other) => {
        expect(distance(one, other)).toBeGreaterThan(0.99);
      }),
    );
  }
});

test("each lesson is bonded to the one before, and all lie within the picture", () => {
  for (const atoms of counts) {
    const molecule = layOut(atoms);
    for (let to = 1; to < atoms; to += 1) {
      expect(molecule.bonds).toContainEqual({ from: to - 1, to });
    }
    for (const { x, y } of molecule.atoms) {
      expect(x).toBeGreaterThan(0.5);
      expect(x).toBeLessThan(molecule.width - 0.5);
      expect(y).toBeGreaterThan(0.5);
      expect(y).toBeLessThan(molecule.height - 0.5);
    }
  }
});

test("a ring is six atoms, each bonded to the next", () => {
  const { rings, bonds } = layOut(24);
  expect(rings.length).toBeGreaterThan(3);
  for (const ring of rings) {
    const pairs = ring.map((atom, index) =>
      [atom, ring[(index + 1) % 6] ?? -1].toSorted((a, b) => a - b),
    );
    expect(new Set(ring).size).toBe(6);
    for (const [from, to] of pairs) expect(bonds).toContainEqual({ from, to });
  }
  expect(layOut(5).rings).toEqual([]);
});
