import { expect, test } from "vitest";
import type { PlacementAction } from "./index.ts";
import { describeChange, inOrder, placementReducer } from "./index.ts";
import { createPlacement } from "./testing/createPlacement.ts";

const empty = createPlacement({ items: ["a", "b", "c"], places: ["p", "q"], rule: "one" });
const laid = createPlacement({
  ...empty,
  placed: new Map([
    ["a", "p"],
    ["b", "q"],
  ]),
});
const list = createPlacement({
  ...laid,
  items: ["a", "b"],
  rule: "order",
  put: inOrder,
});
const bins = createPlacement({ ...laid, rule: "many" });

function said(start: typeof empty, held: string | null, action: PlacementAction) {
  const before = { ...start, held };
  return describeChange(before, placementReducer(before, action));
}

const dropP: PlacementAction = { type: "drop", place: "p" };

test.each([
  [
    "picked up from the pool",
    empty,
    null,
    { type: "hold", item: "a" },
    { type: "picked", item: "a", from: null },
  ],
  [
    "picked up from a place",
    laid,
    null,
    { type: "press", place: "q" },
    { type: "picked", item: "b", from: "q" },
  ],
  [
    "another one picked up",
    empty,
    "b",
    { type: "hold", item: "a" },
    { type: "picked", item: "a", from: null },
  ],
  ["laid down where it was", laid, "a", { type: "release" }, { type: "released", item: "a" }],
  [
    "put into a free place",
    empty,
    "b",
    dropP,
    { type: "placed", item: "b", place: "p", displaced: null, left: 1 },
  ],
  [
    "put where another lay",
    laid,
    "c",
    dropP,
    { type: "placed", item: "c", place: "p", displaced: { item: "a", to: null }, left: 0 },
  ],
  [
    "changed for another",
    laid,
    "b",
    dropP,
    { type: "placed", item: "b", place: "p", displaced: { item: "a", to: "q" }, left: 0 },
  ],
  [
    "moved up a list",
    list,
    "b",
    dropP,
    { type: "placed", item: "b", place: "p", displaced: null, left: 0 },
  ],
  [
    "put into a group",
    bins,
    "c",
    dropP,
    { type: "placed", item: "c", place: "p", displaced: null, left: 0 },
  ],
  ["taken back", laid, null, { type: "remove", item: "a" }, { type: "returned", item: "a" }],
] as const)("%s", (_, start, held, action, expected) => {
  expect(said(start, held, action)).toEqual(expected);
});

test("nothing happened", () => {
  expect(said(empty, null, dropP)).toBeNull();
  expect(said(empty, "a", { type: "drop", place: "nowhere" })).toBeNull();
});
