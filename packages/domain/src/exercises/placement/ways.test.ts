import type { CodeExercise, ExerciseResponse, LinesTask } from "@alambic/contract";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { matchingExercises } from "../../testing/exercises.ts";
import {
  categorizationExercises,
  imageLabellingExercises,
  orderingExercises,
  wordBankExercises,
} from "../../testing/placing-exercises.ts";
import { partIds } from "../../testing/partIds.ts";
import * as categorization from "../categorization/index.ts";
import { orderingOf } from "../code/index.ts";
import * as fillInBlank from "../fill-in-blank/index.ts";
import * as imageLabelling from "../image-labelling/index.ts";
import type { Exercise } from "../index.ts";
import { parseResponse, scoreResponse } from "../index.ts";
import * as matching from "../matching/index.ts";
import * as ordering from "../ordering/index.ts";
import type { Placement, PlacementAction, PlacementFocus } from "./index.ts";
import { focusOrder, itemsAt, placementKey, placementReducer, pressed as press } from "./index.ts";

/** An item and where it goes: a place, or back to the pool. */
interface Move {
  readonly item: string;
  readonly to: string | null;
}

type Way = (start: Placement, moves: readonly Move[]) => Placement;

function run(state: Placement, ...actions: PlacementAction[]): Placement {
  return actions.reduce(placementReducer, state);
}

function standsOn({ rule, placed }: Placement, item: string): PlacementFocus {
  const place = rule === "many" ? undefined : placed.get(item);
  return place === undefined ? { on: "item", id: item } : { on: "place", id: place };
}

/** Lifted where it lies and let go over a place, or beside all places. */
const dragged: Way = (start, moves) =>
  moves.reduce((state, { item, to }) => {
    const lifted = run(state, { type: "release" }, { type: "hold", item });
    return run(lifted, to === null ? { type: "remove", item } : { type: "drop", place: to });
  }, start);

/** Pressed where it lies; then its place is pressed, or an item that lies there. */
const pressed: Way = (start, moves) =>
  moves.reduce((state, { item, to }) => {
    const picked = press(state, standsOn(state, item));
    if (to === null) return run(picked, { type: "remove", item });
    const neighbour = state.rule === "many" ? itemsAt(state, to).at(0) : undefined;
    const target: PlacementFocus =
      neighbour === undefined || neighbour === item
        ? { on: "place", id: to }
        : { on: "item", id: neighbour };
    return press(picked, target);
  }, start);

/** Pressed where it lies; then its place is chosen from the menu. */
const chosen: Way = (start, moves) =>
  moves.reduce((state, { item, to }) => {
    const picked = press(state, standsOn(state, item));
    return run(picked, to === null ? { type: "remove", item } : { type: "drop", place: to });
  }, start);

/** By keys alone: walk to the item, Enter, walk to the place, Space; Delete for the pool. */
const typed: Way = (start, moves) => {
  let state = start;
  let focus: PlacementFocus = focusOrder(state)[0] ?? { on: "place", id: "" };
  const key = (name: string) => {
    const step = placementKey(state, focus, name);
    if (step !== null) ({ state, focus } = step);
  };
  const walkTo = (target: PlacementFocus, arrow: string) => {
    for (const _ of focusOrder(state)) {
      if (focus.on !== target.on || focus.id !== target.id) key(arrow);
    }
    expect(focus).toEqual(target);
  };
  for (const { item, to } of moves) {
    walkTo(standsOn(state, item), "ArrowDown");
    if (to === null) {
      key("Delete");
      continue;
    }
    key("Enter");
    walkTo({ on: "place", id: to }, "ArrowLeft");
    key(" ");
  }
  return state;
};

interface Case {
  readonly exercise: Exercise;
  readonly start: Placement;
  readonly responseOf: (end: Placement) => ExerciseResponse;
}

/** Lines of code, which are put in order as items are. */
const codeLines: Arbitrary<Case> = partIds(3, 8)
  .chain((ids) =>
    fc.tuple(fc.constant(ids), fc.shuffledSubarray([...ids], { minLength: ids.length })),
  )
  .map(([key, shown]) => {
    const task: LinesTask = {
      type: "lines",
      lines: shown.map((id) => ({ id, text: `run_${id}()` })),
      correct_line_ids: [...key],
    };
    const exercise: CodeExercise = {
      content_type: "code",
      content: { prompt: "Dans l’ordre.", language: "python", task },
    };
    return {
      exercise,
      start: ordering.placementOf(orderingOf(exercise.content, task), null),
      responseOf: (end) => ({
        content_type: "code",
        answer: { type: "ordered", line_ids: ordering.responseOf(end).item_ids },
      }),
    };
  });

const kinds: Record<string, Arbitrary<Case>> = {
  matching: matchingExercises.map((exercise) => ({
    exercise,
    start: matching.placementOf(exercise.content, null),
    responseOf: matching.responseOf,
  })),
  ordering: orderingExercises.map((exercise) => ({
    exercise,
    start: ordering.placementOf(exercise.content, null),
    responseOf: ordering.responseOf,
  })),
  categorization: categorizationExercises.map((exercise) => ({
    exercise,
    start: categorization.placementOf(exercise.content, null),
    responseOf: categorization.responseOf,
  })),
  image_labelling: imageLabellingExercises.map((exercise) => ({
    exercise,
    start: imageLabelling.placementOf(exercise.content, null),
    responseOf: imageLabelling.responseOf,
  })),
  word_bank: wordBankExercises.map((exercise) => ({
    exercise,
    start: fillInBlank.placementOf(exercise.content, null),
    responseOf: (end) => fillInBlank.responseOf(exercise.content, end),
  })),
  code_lines: codeLines,
};

function walks({ start }: Case): Arbitrary<Move[]> {
  const move = fc.record({
    item: fc.constantFrom(...start.items),
    to: fc.option(fc.constantFrom(...start.places), { freq: 5 }),
  });
  return fc.array(move, { maxLength: 12 });
}

test.each(Object.entries(kinds))(
  "%s: a walk by drag, by single presses, by menu and by keys ends in the same response and score",
  (_, cases) => {
    const walk = cases.chain((made) => fc.tuple(fc.constant(made), walks(made)));
    let placed = 0;
    fc.assert(
      fc.property(walk, ([{ exercise, start, responseOf }, moves]) => {
        const ends = [dragged, pressed, chosen, typed].map((way) => way(start, moves));
        const [response, ...others] = ends.map(responseOf);
        for (const other of others) expect(other).toEqual(response);
        expect(parseResponse(exercise, response)).toEqual({ ok: true, value: response });
        const scores = ends.map((end) =>
          scoreResponse(exercise, responseOf(end), { locale: "nl" }),
        );
        for (const score of scores) expect(score).toEqual(scores[0]);
        placed += ends[0]?.placed.size ?? 0;
      }),
      { seed: 3, numRuns: 200 },
    );
    expect(placed).toBeGreaterThan(200);
  },
);
