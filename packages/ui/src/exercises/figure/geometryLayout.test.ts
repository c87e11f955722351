import fc from "fast-check";
import { expect, test } from "vitest";
import { drawAngle, page, placing, usualMargins } from "./geometryLayout.ts";

const seed = 7;
const size = fc.integer({ min: 1, max: 1000 });

test("a figure is to scale, in the middle, with room for its labels", () => {
  fc.assert(
    fc.property(size, size, (width, height) => {
      const { place, scale } = placing({ width, height });
      const [from, to] = [place({ x: 0, y: 0 }), place({ x: width, y: height })];
      expect(to.x - from.x).toBeCloseTo(width * scale);
      expect(to.y - from.y).toBeCloseTo(height * scale);
      expect(from.x + to.x).toBeCloseTo(page.width);
      expect(from.y + to.y).toBeCloseTo(page.height);
      expect(from.x).toBeGreaterThan(usualMargins.left - 0.01);
      expect(from.y).toBeGreaterThan(usualMargins.top - 0.01);
    }),
    { seed },
  );
});

test("the label of an angle stands inside it", () => {
  const at = { x: 100, y: 100 };
  const turned = (degrees: number) => ({
    x: at.x + 80 * Math.cos((degrees * Math.PI) / 180),
    y: at.y + 80 * Math.sin((degrees * Math.PI) / 180),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 10, max: 175 }),
      (start, wide) => {
        const { label } = drawAngle("arc", at, turned(start), turned(start + wide));
        const bearing = (Math.atan2(label.y - at.y, label.x - at.x) * 180) / Math.PI;
        const beyond = (((bearing - start) % 360) + 360) % 360;
        expect(beyond).toBeCloseTo(wide / 2, 5);
      },
    ),
    { seed },
  );
});

test("a right angle is a square, an arc turns the short way", () => {
  const at = { x: 0, y: 0 };
  expect(drawAngle("right", at, { x: 9, y: 0 }, { x: 0, y: 9 }).path).toBe(
    "M14.0 0.0L14.0 14.0L0.0 14.0",
  );
  expect(drawAngle("arc", at, { x: 9, y: 0 }, { x: 0, y: 9 }).path).toContain(" 0 0 1 ");
  expect(drawAngle("arc", at, { x: 0, y: 9 }, { x: 9, y: 0 }).path).toContain(" 0 0 0 ");
});

test("where an angle of a shape is tight, its label stands outside", () => {
  const [at, from, to] = [
    { x: 100, y: 100 },
    { x: 140, y: 100 },
    { x: 130, y: 70 },
  ];
  expect(drawAngle("arc", at, from, to, true).label.x).toBeLessThan(at.x);
  expect(drawAngle("arc", at, from, to, false).label.x).toBeGreaterThan(at.x);
  const wide = drawAngle("arc", at, { x: 300, y: 100 }, { x: 100, y: -100 }, true).label;
  expect(wide.x).toBeGreaterThan(at.x);
  expect(wide.y).toBeLessThan(at.y);
});
