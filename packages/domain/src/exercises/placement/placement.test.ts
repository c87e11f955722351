import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchingExercises } from "../../testing/exercises.ts";
import { scoreResponse } from "../index.ts";
import { placementOf, responseOf } from "../matching/index.ts";
import type { Placement, PlacementAction, PlacementFocus } from "./index.ts";
import {
  createPlacement,
  focusOrder,
  itemsAt,
  placementKey,
  placementReducer,
  pool,
} from "./index.ts";

type Move = readonly [item: string, place: string];

function run(state: Placement, actions: readonly PlacementAction[]): Placement {
  return actions.reduce(placementReducer, state);
}

/** By dragging: every move is one gesture. */
function dragged(start: Placement, moves: readonly Move[]): Placement {
  return moves.reduce(
    (state, [item, place]) =>
      run(state, [
        { type: "hold", item },
        { type: "drop", place },
      ]),
    start,
  );
}

/** By single presses: on the item, or on the place that it lies in, and then on its place. */
function pressed(start: Placement, moves: readonly Move[]): Placement {
  return moves.reduce((state, [item, place]) => {
    const from = state.placed.get(item);
    const pick: PlacementAction =
      from === undefined ? { type: "hold", item } : { type: "press", place: from };
    return run(state, [pick, { type: "press", place }]);
  }, start);
}

/** By keys: walk to the item, Enter, walk to the place, Space. */
function typed(start: Placement, moves: readonly Move[]): Placement {
  let state = start;
  let focus: PlacementFocus = focusOrder(state)[0] ?? { on: "place", id: "" };
  const key = (name: string) => {
    const step = placementKey(state, focus, name);
    if (step !== null) ({ state, focus } = step);
  };
  const walkTo = (on: PlacementFocus["on"], id: string, arrow: string) => {
    for (const _ of focusOrder(state)) if (focus.on !== on || focus.id !== id) key(arrow);
    expect(focus).toEqual({ on, id });
  };
  for (const [item, place] of moves) {
    const from = state.placed.get(item);
    if (from === undefined) walkTo("item", item, "ArrowDown");
    else walkTo("place", from, "ArrowLeft");
    key("Enter");
    walkTo("place", place, "ArrowUp");
    key(" ");
  }
  return state;
}

const cases = matchingExercises.chain((exercise) => {
  const { left, right } = exercise.content;
  const move = fc.tuple(
    fc.constantFrom(...right.map(({ id }) => id)),
    fc.constantFrom(...left.map(({ id }) => id)),
  );
  return fc.tuple(fc.constant(exercise), fc.array(move, { maxLength: 12 }));
});

test("dragging, single presses and keys give the same response and the same score", () => {
  fc.assert(
    fc.property(cases, ([exercise, moves]) => {
      const start = placementOf(exercise.content, null);
      const responses = [dragged, pressed, typed].map((way) => responseOf(way(start, moves)));
      expect(responses[1]).toEqual(responses[0]);
      expect(responses[2]).toEqual(responses[0]);
      const scores = responses.map((given) => scoreResponse(exercise, given, { locale: "nl" }));
      expect(new Set(scores.map(({ score }) => score)).size).toBe(1);
    }),
    { seed: 3, numRuns: 300 },
  );
});

test("no item is ever lost or doubled, and no place holds more than it takes", () => {
  const id = fc.constantFrom("a", "b", "c", "d", "p", "q", "nowhere");
  const action: fc.Arbitrary<PlacementAction> = fc.oneof(
    id.map((item) => ({ type: "hold" as const, item })),
    id.map((place) => ({ type: "drop" as const, place })),
    id.map((place) => ({ type: "press" as const, place })),
    id.map((item) => ({ type: "remove" as const, item })),
    fc.constant({ type: "release" as const }),
  );
  fc.assert(
    fc.property(fc.array(action), fc.integer({ min: 1, max: 3 }), (actions, capacity) => {
      const items = ["a", "b", "c", "d"];
      const state = run(createPlacement({ items, places: ["p", "q"], capacity }), actions);
      const lying = ["p", "q"].map((place) => itemsAt(state, place));
      expect([...pool(state), ...lying.flat()].toSorted()).toEqual(items);
      expect(Math.max(...lying.map((placed) => placed.length))).toBeLessThanOrEqual(capacity);
    }),
    { seed: 3, numRuns: 500 },
  );
});

describe("one place, one item", () => {
  const start = createPlacement({ items: ["a", "b"], places: ["p", "q"] });

  test("what lay in the place goes back to the pool", () => {
    const state = dragged(start, [
      ["a", "p"],
      ["b", "p"],
    ]);
    expect(itemsAt(state, "p")).toEqual(["b"]);
    expect(pool(state)).toEqual(["a"]);
  });

  test("two placed items change places", () => {
    const state = dragged(start, [
      ["a", "p"],
      ["b", "q"],
      ["a", "q"],
    ]);
    expect([itemsAt(state, "p"), itemsAt(state, "q")]).toEqual([["b"], ["a"]]);
  });
});

describe("keys", () => {
  const start = createPlacement({ items: ["a", "b"], places: ["p", "q"] });

  test("an item in hand is carried to the first place with room, and the next item follows", () => {
    const held = placementKey(start, { on: "item", id: "a" }, "Enter");
    expect(held?.focus).toEqual({ on: "place", id: "p" });
    const put = held && placementKey(held.state, held.focus, "Enter");
    expect(put?.focus).toEqual({ on: "item", id: "b" });
  });

  test("Escape lays the item down where it was, and goes back to it", () => {
    const held = placementKey(start, { on: "item", id: "b" }, " ");
    const back = held && placementKey(held.state, held.focus, "Escape");
    expect(back).toEqual({ state: { ...start, held: null }, focus: { on: "item", id: "b" } });
  });

  test("Escape with empty hands is left to the page", () => {
    expect(placementKey(start, { on: "item", id: "b" }, "Escape")).toBeNull();
  });

  test("Delete takes the item of a place back", () => {
    const state = dragged(start, [["a", "p"]]);
    const step = placementKey(state, { on: "place", id: "p" }, "Delete");
    expect(step && pool(step.state)).toEqual(["a", "b"]);
  });
});
