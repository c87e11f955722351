import { expect, test } from "vitest";
import { badgeTiers } from "./badge-emblems.ts";
import { medalAtoms } from "./medal-layout.ts";

test.each(badgeTiers)("the atoms of tier %i are evenly around the middle", (tier) => {
  const points = medalAtoms(tier, 40);
  const sum = (axis: "x" | "y") => points.reduce((total, point) => total + point[axis], 0);
  expect(points[0]).toEqual({ x: 0, y: -40 });
  expect(sum("x")).toBeCloseTo(0, 1);
  expect(sum("y")).toBeCloseTo(0, 1);
  expect(points.every(({ x, y }) => Math.abs(Math.hypot(x, y) - 40) < 0.02)).toBe(true);
});

test("a higher tier has more atoms", () => {
  expect(badgeTiers.map((tier) => medalAtoms(tier, 40).length)).toEqual([3, 4, 6]);
});
