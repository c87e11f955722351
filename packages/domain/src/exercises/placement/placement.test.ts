import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Placement, PlacementAction, PlacementFocus } from "./index.ts";
import { focusOrder, inOrder, itemsAt, placementKey, placementReducer, pool } from "./index.ts";
import { createPlacement } from "./testing/createPlacement.ts";

function run(state: Placement, ...actions: PlacementAction[]): Placement {
  return actions.reduce(placementReducer, state);
}

function put(state: Placement, item: string, place: string): Placement {
  return run(state, { type: "hold", item }, { type: "drop", place });
}

test.each(["one", "many", "order"] as const)(
  "%s: no item is ever lost or doubled, and no place holds more than it takes",
  (rule) => {
    const id = fc.constantFrom("a", "b", "c", "p", "q", "r", "nowhere");
    const action: fc.Arbitrary<PlacementAction> = fc.oneof(
      id.map((item) => ({ type: "hold" as const, item })),
      id.map((place) => ({ type: "drop" as const, place })),
      id.map((place) => ({ type: "press" as const, place })),
      id.map((item) => ({ type: "remove" as const, item })),
      fc.constant({ type: "release" as const }),
    );
    const items = ["a", "b", "c"];
    const places = ["p", "q", "r"];
    const listed = new Map([...items.entries()].map(([at, item]) => [item, places[at] ?? ""]));
    const laid = rule === "order" ? { put: inOrder, placed: listed } : {};
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = run(createPlacement({ items, places, rule, ...laid }), ...actions);
        const lying = places.map((place) => itemsAt(state, place));
        expect([...pool(state), ...lying.flat()].toSorted()).toEqual(items);
        const counts = lying.map(({ length }) => length);
        if (rule !== "many") expect(Math.max(...counts)).toBeLessThanOrEqual(1);
        if (rule === "order") expect(counts).toEqual([1, 1, 1]);
      }),
      { seed: 3, numRuns: 500 },
    );
  },
);

describe("a place of one", () => {
  const start = createPlacement({ items: ["a", "b"], places: ["p", "q"], rule: "one" });

  test("what lay in the place goes back to the pool", () => {
    const state = put(put(start, "a", "p"), "b", "p");
    expect(itemsAt(state, "p")).toEqual(["b"]);
    expect(pool(state)).toEqual(["a"]);
  });

  test("two placed items change places", () => {
    const state = put(put(put(start, "a", "p"), "b", "q"), "a", "q");
    expect([itemsAt(state, "p"), itemsAt(state, "q")]).toEqual([["b"], ["a"]]);
  });
});

describe("a place of many", () => {
  const start = createPlacement({ items: ["a", "b", "c"], places: ["p", "q"], rule: "many" });
  const state = put(put(start, "b", "p"), "a", "p");

  test("keeps the order in which things came", () => {
    expect(itemsAt(state, "p")).toEqual(["b", "a"]);
  });

  test("an item that lies there stands for its place while another is in hand", () => {
    const held = run(state, { type: "hold", item: "c" });
    const step = placementKey(held, { on: "item", id: "b" }, "Enter");
    expect(step && itemsAt(step.state, "p")).toEqual(["b", "a", "c"]);
  });

  test("has nothing to give to empty hands", () => {
    expect(run(state, { type: "press", place: "p" })).toEqual(state);
  });

  test("is passed by with empty hands, and stood on with something in them", () => {
    const isPlace = ({ on }: PlacementFocus) => on === "place";
    expect(focusOrder(state).some(isPlace)).toBe(false);
    expect(focusOrder(run(state, { type: "hold", item: "c" })).filter(isPlace)).toHaveLength(2);
  });

  test("is left when what was taken out of it empties the hands", () => {
    const held = run(state, { type: "hold", item: "a" });
    const step = placementKey(held, { on: "place", id: "p" }, "Delete");
    expect(step?.focus.on).toBe("item");
  });
});

describe("a list", () => {
  const start = createPlacement({
    items: ["a", "b", "c"],
    places: ["1", "2", "3"],
    rule: "order",
    put: inOrder,
    placed: new Map([
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ]),
  });
  const order = (state: Placement) => state.places.flatMap((place) => itemsAt(state, place));

  test.each([
    ["a", "3", ["b", "c", "a"]],
    ["c", "1", ["c", "a", "b"]],
    ["b", "2", ["a", "b", "c"]],
  ])("%s to %s: the others move up", (item, place, expected) => {
    expect(order(put(start, item, place))).toEqual(expected);
  });

  test("nothing leaves it", () => {
    expect(order(run(start, { type: "remove", item: "a" }))).toEqual(["a", "b", "c"]);
  });
});

describe("keys", () => {
  const start = createPlacement({ items: ["a", "b"], places: ["p", "q"], rule: "one" });
  const onA: PlacementFocus = { on: "item", id: "a" };

  test("an item in hand is carried to the first place with room, and the next item follows", () => {
    const held = placementKey(start, onA, "Enter");
    expect(held?.focus).toEqual({ on: "place", id: "p" });
    const down = held && placementKey(held.state, held.focus, "Enter");
    expect(down?.focus).toEqual({ on: "item", id: "b" });
  });

  test("Escape lays the item down where it was, and goes back to it", () => {
    const held = placementKey(start, onA, " ");
    const back = held && placementKey(held.state, held.focus, "Escape");
    expect(back).toEqual({ state: { ...start, held: null }, focus: onA });
  });

  test("Escape with empty hands is left to the page", () => {
    expect(placementKey(start, onA, "Escape")).toBeNull();
  });

  test.each([
    ["one", { on: "place", id: "p" }],
    ["many", { on: "item", id: "a" }],
  ] as const)("Delete takes an item out of a place of %s", (rule, focus) => {
    const state = put(createPlacement({ ...start, rule }), "a", "p");
    const step = placementKey(state, focus, "Delete");
    expect(step && pool(step.state)).toEqual(["a", "b"]);
  });

  test("Delete on an item of the pool is left to the page", () => {
    expect(placementKey(start, onA, "Delete")).toBeNull();
  });
});
