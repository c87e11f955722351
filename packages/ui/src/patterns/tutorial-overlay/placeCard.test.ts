import { describe, expect, test } from "vitest";
import { placeCard } from "./placeCard.ts";

const view = { width: 1000, height: 800 };
const card = { width: 300, height: 200 };
const at = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height });

describe("a card stands", () => {
  test.each([
    ["below", at(450, 100), { x: 350, y: 166 }],
    ["above where there is no room below", at(450, 700), { x: 350, y: 484 }],
    ["inside the window at its edge", at(0, 100), { x: 16, y: 166 }],
    ["after a target that fills the height", at(16, 16, 200, 768), { x: 232, y: 300 }],
    ["before it where there is no room after", at(784, 16, 200, 768), { x: 468, y: 300 }],
  ])("%s", (_, target, place) => expect(placeCard(target, card, view, false)).toEqual(place));

  test("before it first where text runs from right to left", () => {
    expect(placeCard(at(400, 16, 200, 768), card, view, true)).toEqual({ x: 84, y: 300 });
  });

  test("in the middle without a target", () => {
    expect(placeCard(null, card, view, false)).toEqual({ x: 350, y: 300 });
  });

  test("at the foot of a target that fills the window", () => {
    expect(placeCard(at(0, 0, 1000, 800), card, view, false)).toEqual({ x: 350, y: 584 });
  });

  test("with its start in sight where the window is too small", () => {
    expect(placeCard(null, card, { width: 200, height: 100 }, false)).toEqual({ x: 16, y: 16 });
  });
});
