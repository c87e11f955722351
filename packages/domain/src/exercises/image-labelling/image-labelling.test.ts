import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageLabellingExercises } from "../../testing/placing-exercises.ts";
import { parseExercise, scoreResponse } from "../index.ts";
import { placementOf, responseOf, spreadPoints } from "./index.ts";

const hotspots = [
  { id: "a", x: 100, y: 100, description: "en haut" },
  { id: "b", x: 900, y: 900, description: "en bas" },
];
const labels = [
  { id: "1", text: "toit" },
  { id: "2", text: "porte" },
  { id: "3", text: "porte" },
];
const pairs = [
  { hotspot_id: "a", label_id: "1" },
  { hotspot_id: "b", label_id: "2" },
];
const picture = { type: "shipped" as const, name: "house", alt: "Une maison" };
const content = { prompt: "Légende.", picture, hotspots, labels, pairs };
const exercise = { content_type: "image_labelling" as const, content };

describe("rules", () => {
  const embedded = { type: "embedded", base64: "iVBO", width: 1, height: 1, alt: "" };
  test.each([
    [
      "two hotspots of one id",
      { hotspots: [hotspots[0], hotspots[0]] },
      "content.hotspots.1.id",
      "duplicate_id",
    ],
    [
      "a hotspot without a label",
      { pairs: [pairs[0], { ...pairs[1], hotspot_id: "z" }] },
      "content.pairs.1.hotspot_id",
      "unknown_id",
    ],
    [
      "a label for two hotspots",
      { pairs: [pairs[0], { ...pairs[1], label_id: "1" }] },
      "content.pairs.1.label_id",
      "duplicate_id",
    ],
    [
      "a picture that could run",
      { picture: { ...embedded, media_type: "text/html" } },
      "content.picture.media_type",
      "not_allowed",
    ],
    [
      "a picture that is neither shipped nor embedded",
      { picture: { ...picture, type: "linked" } },
      "content.picture.type",
      "not_allowed",
    ],
    ["a picture that is none", { picture: null }, "content.picture", "wrong_type"],
    [
      "a picture from elsewhere",
      { picture: { ...picture, name: "https://example.org/a" } },
      "content.picture.name",
      "malformed",
    ],
    [
      "a point outside",
      { hotspots: [hotspots[0], { ...hotspots[1], x: 1001 }] },
      "content.hotspots.1.x",
      "too_large",
    ],
  ])("refuse %s", (_, change, path, code) => {
    const result = parseExercise({ ...exercise, content: { ...content, ...change } });
    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? [] : result.error).toContainEqual(expect.objectContaining({ path, code }));
  });
});

test("labels that look the same are the same, and each adds its share", () => {
  const of = (...given: typeof pairs) =>
    scoreResponse(exercise, { content_type: "image_labelling", pairs: given }, { locale: "fr" })
      .score;
  expect(of({ hotspot_id: "b", label_id: "3" })).toBe(0.5);
  expect(of({ hotspot_id: "a", label_id: "1" }, { hotspot_id: "b", label_id: "3" })).toBe(1);
});

test("a response is a placement and back again", () => {
  fc.assert(
    fc.property(imageLabellingExercises, ({ content: made }) => {
      const given = { content_type: "image_labelling" as const, pairs: made.pairs };
      expect(responseOf(placementOf(made, given))).toEqual(given);
    }),
    { seed: 5 },
  );
});

describe("numbers on the picture", () => {
  const coordinate = fc.double({ min: 0, max: 1, noNaN: true });
  const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 20 });

  test("come to stand a finger apart, inside the picture", () => {
    fc.assert(
      fc.property(points, (places) => {
        const area = { x: 320, y: 320 };
        const spots = places.slice(0, 12).map(({ x, y }) => ({ x: x * 320, y: y * 320 }));
        const spread = spreadPoints(spots, area, 44);
        for (const [at, a] of spread.entries()) {
          for (const b of spread.slice(at + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(43);
          }
          expect(Math.min(a.x, a.y, 320 - a.x, 320 - a.y)).toBeGreaterThanOrEqual(22);
        }
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  test("stay where they are when they do not touch", () => {
    const spots = [
      { x: 30, y: 30 },
      { x: 100, y: 30 },
    ];
    expect(spreadPoints(spots, { x: 320, y: 320 }, 44)).toEqual(spots);
  });

  test("never leave an area that has no room for them", () => {
    fc.assert(
      fc.property(points, (spots) => {
        for (const { x, y } of spreadPoints(spots, { x: 1, y: 1 }, 44)) {
          expect([x, y]).toEqual([0.5, 0.5]);
        }
      }),
      { seed: 5 },
    );
  });
});
