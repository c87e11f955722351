import type { ExerciseResponse } from "@alambic/contract";
import { correctResponse } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";
import { describe, expect, test, vi } from "vitest";
import { examples as sorted } from "../categorization/examples.ts";
import { bankExamples } from "../fill-in-blank/examples.ts";
import { examples as labelled } from "../image-labelling/examples.ts";
import { examples as listed } from "../ordering/examples.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { ways } from "../testing/placing-ways.ts";
import { playing } from "../testing/playing.tsx";
import { expectAccessible } from "../testing/renderExercise.tsx";

type Move = readonly [item: string, place: string];

/** An exercise of each kind, and moves that solve it after a detour or two. */
const cases: Record<string, { exercise: Exercise; moves: readonly Move[] }> = {
  matching: {
    exercise: exerciseOf("matching"),
    moves: [
      ["r1", "l1"],
      ["r2", "l4"],
      ["r4", "l4"],
      ["r2", "l3"],
      ["r3", "l2"],
      ["r3", "l3"],
    ],
  },
  ordering: {
    exercise: listed.distillation,
    moves: [
      ["cool", "4"],
      ["drop", "4"],
      ["heat", "3"],
      ["heat", "1"],
    ],
  },
  categorization: {
    exercise: sorted.words,
    moves: [
      ["drop", "verb"],
      ["heat", "verb"],
      ["cool", "verb"],
      ["still", "noun"],
      ["drop", "noun"],
      ["cold", "adjective"],
      ["clear", "adjective"],
    ],
  },
  image_labelling: {
    exercise: labelled.house,
    moves: [
      ["door", "side"],
      ["wall", "side"],
      ["door", "way"],
      ["roof", "top"],
      ["handle", "knob"],
    ],
  },
  "a word bank": {
    exercise: bankExamples.rule,
    moves: [
      ["0", "g1"],
      ["2", "g2"],
      ["0", "g2"],
    ],
  },
};

function inAnyOrder(response: ExerciseResponse | null | undefined): unknown {
  if (response?.content_type !== "categorization") return response;
  return {
    ...response,
    members: response.members.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1)),
  };
}

describe.each(Object.entries(cases))("%s", (_, { exercise, moves }) => {
  test.each(Object.entries(ways))("is solved by %s", async (name, way) => {
    const { screen, given } = await playing(exercise);
    await vi.waitFor(() => expect(screen.container.querySelector("[data-drag]")).not.toBeNull());
    if (name === "the menu") await expectAccessible(screen.container);
    for (const [item, place] of moves) await way(screen.container, item, place);
    await screen.getByRole("button", { name: "Vérifier" }).click();
    await expect.element(screen.getByRole("heading", { name: "C’est ça !" })).toBeVisible();
    expect(given.map(inAnyOrder)).toEqual([inAnyOrder(correctResponse(exercise))]);
  });
});
