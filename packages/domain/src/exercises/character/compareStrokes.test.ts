import type { Stroke, StrokePoint } from "@alambic/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { strokesOf } from "../../testing/strokes.ts";
import { compareStrokes } from "./compareStrokes.ts";
import { lengthOf, resampled } from "./geometry.ts";
import { simplified } from "./simplified.ts";

const seed = 21;
const names = fc.constantFrom<keyof typeof strokesOf>("i", "ki", "ten", "kuchi");
const any: fc.Arbitrary<Stroke> = fc.array(
  fc.record({ x: fc.nat({ max: 1000 }), y: fc.nat({ max: 1000 }) }, { noNullPrototype: true }),
  { minLength: 1, maxLength: 64 },
);

function moved(
  strokes: readonly Stroke[],
  change: (point: StrokePoint, at: number) => StrokePoint,
) {
  let at = 0;
  return strokes.map((stroke) => stroke.map((point) => change(point, at++)));
}

test("the model itself is right, wherever it stands and however large it is", () => {
  const place = fc.integer({ min: -300, max: 300 });
  const scale = fc.double({ min: 0.55, max: 1.8, noNaN: true });
  fc.assert(
    fc.property(names, place, place, scale, (name, right, down, size) => {
      const models = strokesOf[name];
      const drawn = moved(models, ({ x, y }) => ({ x: x * size + right, y: y * size + down }));
      expect(compareStrokes(drawn, models)).toEqual(models.map(() => "right"));
    }),
    { seed },
  );
});

test("a hand that trembles is right", () => {
  const tremble = fc.array(fc.integer({ min: -35, max: 35 }), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(names, tremble, tremble, (name, right, down) => {
      const models = strokesOf[name];
      const drawn = moved(models, ({ x, y }, at) => ({
        x: x + (right[at] ?? 0),
        y: y + (down[at] ?? 0),
      }));
      expect(compareStrokes(drawn, models)).toEqual(models.map(() => "right"));
    }),
    { seed },
  );
});

test("a stroke that runs the other way is told apart from one that lies elsewhere", () => {
  fc.assert(
    fc.property(names, fc.nat(), (name, pick) => {
      const models = strokesOf[name];
      const at = pick % models.length;
      const turned = models.map((stroke, place) => (place === at ? stroke.toReversed() : stroke));
      const verdicts = compareStrokes(turned, models);
      expect(verdicts[at]).toBe("backwards");
      expect(verdicts.filter((verdict) => verdict === "right")).toHaveLength(models.length - 1);
    }),
    { seed },
  );
});

test("strokes in another order, too few and too many are told", () => {
  const [first = [], second = []] = strokesOf.i;
  expect(compareStrokes([second, first], strokesOf.i)).toEqual(["order", "order"]);
  expect(compareStrokes(strokesOf.ki.slice(0, 3), strokesOf.ki)[3]).toBe("missing");
  expect(compareStrokes([...strokesOf.i, first], strokesOf.i)).toEqual(["right", "right", "extra"]);
  expect(compareStrokes([], strokesOf.i)).toEqual(["missing", "missing"]);
});

const line = (...places: [x: number, y: number][]): Stroke => places.map(([x, y]) => ({ x, y }));

test("a short stroke has a direction too, and a dot has none", () => {
  const long = line([100, 100], [100, 900]);
  const short = [long, line([500, 500], [620, 500])];
  expect(compareStrokes([long, line([620, 500], [500, 500])], short)).toEqual([
    "right",
    "backwards",
  ]);
  const dot = [long, line([500, 500], [540, 500])];
  expect(compareStrokes([long, line([540, 500], [500, 500])], dot)).toEqual(["right", "right"]);
});

test("one end that goes astray is too much, however well the rest lies", () => {
  const models = [line([100, 100], [900, 100]), line([100, 900], [900, 900])];
  const hooked = line([100, 900], [820, 900], [900, 640]);
  expect(compareStrokes([models[0] ?? [], hooked], models)).toEqual(["right", "shape"]);
});

test("a stroke alone is taken where it stands, not for the one that it looks like", () => {
  expect(compareStrokes(strokesOf.i.slice(1), strokesOf.i)).toEqual(["order", "missing"]);
  const rows = [500, 200, 800].map((y) => line([100, y], [900, y]));
  expect(compareStrokes(rows.slice(2), rows)).toEqual(["order", "missing", "missing"]);
});

test("another character is not taken for this one", () => {
  const pairs = [
    ["i", "ten"],
    ["kuchi", "ten"],
    ["ki", "ten"],
    ["kuchi", "i"],
  ] as const;
  for (const [drawn, wanted] of pairs) {
    const verdicts = compareStrokes(strokesOf[drawn], strokesOf[wanted]);
    expect(
      verdicts.filter((verdict) => verdict === "right").length,
      `${drawn} for ${wanted}`,
    ).toBeLessThan(strokesOf[wanted].length);
  }
  const straight: Stroke[] = [
    [
      { x: 100, y: 500 },
      { x: 900, y: 500 },
    ],
  ];
  const bent: Stroke[] = [
    [
      { x: 100, y: 500 },
      { x: 500, y: 100 },
      { x: 900, y: 500 },
    ],
  ];
  expect(compareStrokes(bent, straight)).toEqual(["shape"]);
});

test("any drawing can be judged, stroke by stroke", () => {
  const drawing = fc.array(any, { maxLength: 10 });
  fc.assert(
    fc.property(drawing, fc.array(any, { minLength: 1, maxLength: 10 }), (drawn, models) => {
      const verdicts = compareStrokes(drawn, models);
      expect(verdicts).toHaveLength(Math.max(drawn.length, models.length));
    }),
    { seed, numRuns: 300 },
  );
});

test("points along a stroke keep its ends and its length", () => {
  fc.assert(
    fc.property(any, (stroke) => {
      const points = resampled(stroke, 16);
      expect(points).toHaveLength(16);
      expect(points[0]).toEqual(stroke[0]);
      const [last, end] = [points.at(-1), stroke.at(-1)];
      expect(last?.x).toBeCloseTo(end?.x ?? 0, 3);
      expect(last?.y).toBeCloseTo(end?.y ?? 0, 3);
      expect(lengthOf(points)).toBeLessThanOrEqual(lengthOf(stroke) + 0.001);
    }),
    { seed },
  );
});

test("a stroke is sent in few whole points inside the square, and is the same stroke", () => {
  const zigzag = Array.from({ length: 300 }, (_, at) => ({ x: at * 3, y: (at % 2) * 900 }));
  expect(simplified(zigzag).length).toBeLessThanOrEqual(64);
  const wild = fc.array(
    fc.record({
      x: fc.double({ min: -200, max: 1200, noNaN: true }),
      y: fc.double({ min: -200, max: 1200, noNaN: true }),
    }),
    { minLength: 1, maxLength: 300 },
  );
  fc.assert(
    fc.property(wild, (points) => {
      const stroke = simplified(points);
      expect(stroke.length).toBeLessThanOrEqual(64);
      expect(stroke.length).toBeGreaterThan(0);
      for (const { x, y } of stroke) {
        expect(
          [x, y].every((value) => Number.isInteger(value) && value >= 0 && value <= 1000),
        ).toBe(true);
      }
    }),
    { seed },
  );
  for (const models of Object.values(strokesOf)) {
    const dense = models.map((stroke) => simplified(resampled(stroke, 200)));
    expect(dense.flat().length).toBeLessThan(60);
    expect(compareStrokes(dense, models)).toEqual(models.map(() => "right"));
  }
});
