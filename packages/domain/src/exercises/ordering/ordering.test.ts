import type { OrderingExercise } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderingExercises } from "../../testing/placing-exercises.ts";
import { isComplete, parseExercise, parseResponse, scoreResponse } from "../index.ts";
import { placementOf, responseOf } from "./index.ts";

const names = ["un", "deux", "trois", "quatre"];

function exerciseOf(shown: string[], key = names): OrderingExercise {
  const content = {
    prompt: "Dans l’ordre.",
    items: shown.map((id) => ({ id, text: id.replace(/\d$/u, "") })),
    correct_item_ids: key,
  };
  return { content_type: "ordering", content };
}

function given(...ids: string[]) {
  return { content_type: "ordering" as const, item_ids: ids };
}

function scored(ids: string[], exercise = exerciseOf(names.toReversed())) {
  const { score, parts } = scoreResponse(exercise, given(...ids), { locale: "fr" });
  return { score, right: parts.filter(({ correct }) => correct).map(({ id }) => id) };
}

describe("rules", () => {
  const shown = names.toReversed();
  test.each([
    ["two items of one id", exerciseOf([...shown, "un"]), "content.items.4.id", "duplicate_id"],
    ["an item without a position", exerciseOf([...shown, "cinq"]), "content.items.4", "unpaired"],
    [
      "an unknown item",
      exerciseOf(shown, [...names, "six"]),
      "content.correct_item_ids.4",
      "unknown_id",
    ],
    [
      "a list that is right already",
      exerciseOf(names),
      "content.correct_item_ids",
      "already_solved",
    ],
  ])("refuse %s", (_, exercise, path, code) => {
    expect(parseExercise(exercise)).toMatchObject({ ok: false, error: [{ path, code }] });
  });

  test("refuse a response that leaves items out", () => {
    expect(parseResponse(exerciseOf(shown), given("un", "deux"))).toMatchObject({
      ok: false,
      error: [{ path: "item_ids", code: "too_short" }],
    });
  });
});

test.each([
  [["un", "deux", "trois", "quatre"], 1, names],
  [["deux", "trois", "quatre", "un"], 2 / 3, ["deux", "trois", "quatre"]],
  [["trois", "quatre", "un", "deux"], 1 / 3, ["trois", "quatre"]],
  [["quatre", "trois", "deux", "un"], 0, []],
])("%j is worth %d", (ids, score, right) => {
  const result = scored(ids);
  expect(result.score).toBeCloseTo(score);
  expect(result.right.toSorted()).toEqual(right.toSorted());
});

test("items that look the same may change places", () => {
  const exercise = exerciseOf(["le", "la2", "la1"], ["la1", "le", "la2"]);
  expect(scored(["la2", "le", "la1"], exercise).score).toBe(1);
});

test("an item named twice, or unknown, is worth nothing", () => {
  expect(scored(["un", "un", "un", "neuf", "un", "un"]).score).toBe(0);
});

test("each move that puts an item right raises the score by one share", () => {
  fc.assert(
    fc.property(orderingExercises, fc.infiniteStream(fc.nat()), (exercise, chance) => {
      const { correct_item_ids: key } = exercise.content;
      let order = exercise.content.items.map(({ id }) => id);
      for (let { score, right } = scored(order, exercise); score < 1;) {
        const rest = order.filter((id) => !right.includes(id));
        // Where all stands on its head, any one item may stay.
        const kept = right.length === 0 ? order.slice(0, 1) : right;
        const wrong = rest.filter((id) => !kept.includes(id));
        const item = wrong[Number(chance.next().value) % wrong.length] ?? "";
        const without = order.filter((id) => id !== item);
        const options = without
          .map((_, at) => without.toSpliced(at, 0, item))
          .concat([[...without, item]]);
        const best = Math.max(...options.map((option) => scored(option, exercise).score));
        expect(best).toBeCloseTo(score + 1 / (key.length - 1));
        order = options.find((option) => scored(option, exercise).score === best) ?? order;
        ({ score, right } = scored(order, exercise));
      }
    }),
    { seed: 5, numRuns: 60 },
  );
});

test("a response is a placement and back again; nothing moved shows the list as it came", () => {
  fc.assert(
    fc.property(orderingExercises, (exercise) => {
      const { content } = exercise;
      const response = given(...content.correct_item_ids);
      expect(responseOf(placementOf(content, response))).toEqual(response);
      const shown = content.items.map(({ id }) => id);
      expect(responseOf(placementOf(content, given()))).toEqual(given(...shown));
      expect(isComplete(exercise, given())).toBe(false);
    }),
    { seed: 5 },
  );
});
