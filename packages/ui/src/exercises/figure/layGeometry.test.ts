import type { GeometryFigure } from "@alambic/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { page, placing } from "./geometryLayout.ts";
import { edgesOf, placeLabel } from "./labelLayout.ts";
import { layGeometry } from "./layGeometry.ts";
import { figures } from "./examples.ts";

const seed = 22;
const at = { x: 50, y: 50 };
const anchors = [
  "center",
  "above",
  "below",
  "left",
  "right",
  "above_left",
  "above_right",
  "below_left",
  "below_right",
] as const;

const square = (labels: GeometryFigure["labels"]): GeometryFigure => ({
  type: "geometry",
  width: 10,
  height: 10,
  shapes: [{ type: "circle", center: { x: 5, y: 5 }, radius: 5 }],
  angles: [],
  labels,
  description: "…",
});

test("a label stands beside its point", () => {
  const placed = (anchor: (typeof anchors)[number]) => placeLabel(at, { text: "A", anchor });
  expect(placed("left")).toMatchObject({ textAnchor: "end", y: 50 });
  expect(placed("below_right")).toMatchObject({ textAnchor: "start" });
  expect(placed("center")).toMatchObject({ x: 50, y: 50, textAnchor: "middle" });
  expect(placed("above").y).toBeLessThan(50);
});

test("a long label goes on in further lines, away from its point", () => {
  const text = "hypoténuse du triangle";
  const above = placeLabel(at, { text, anchor: "above" });
  expect(above.lines.map((line) => line.text)).toEqual(["hypoténuse du", "triangle"]);
  expect(edgesOf(above).bottom).toBeLessThan(at.y);
  expect(edgesOf(placeLabel(at, { text, anchor: "below" })).top).toBeGreaterThan(at.y);
  const { top, bottom } = edgesOf(placeLabel(at, { text, anchor: "right" }));
  expect((top + bottom) / 2).toBeCloseTo(at.y);
});

test("a long label makes the figure smaller, and stands beside it", () => {
  const { scale, place, labels } = layGeometry(figures.longLabels);
  expect(scale).toBeLessThan(placing(figures.longLabels).scale);
  const [beside] = labels.map(edgesOf);
  expect(beside?.right).toBeLessThan(place({ x: 0, y: 15 }).x);
});

test("short labels leave a figure as large as it is without", () => {
  const { scale } = layGeometry(figures.rightTriangle);
  expect(scale).toBe(placing(figures.rightTriangle).scale);
});

const label = fc.record({
  at: fc.record({ x: fc.integer({ min: 0, max: 10 }), y: fc.integer({ min: 0, max: 10 }) }),
  text: fc.oneof(
    fc.constantFrom("A", "6 cm", "hypoténuse du triangle", "overstaande rechthoekszijde"),
    fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ""),
    fc.constantFrom("W".repeat(30), "直角三角形の斜辺の長さを求める"),
  ),
  anchor: fc.constantFrom(...anchors),
});

test("no label runs out of the page", () => {
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 6 }), (labels) => {
      const { scale, labels: placed } = layGeometry(square(labels));
      expect(scale).toBeGreaterThan(3);
      for (const { left, right, top, bottom } of placed.map(edgesOf)) {
        expect(left).toBeGreaterThan(0);
        expect(top).toBeGreaterThan(0);
        expect(right).toBeLessThan(page.width);
        expect(bottom).toBeLessThan(page.height);
      }
    }),
    { seed },
  );
});
