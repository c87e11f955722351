import type { ContentType } from "@alambic/domain/exercises";
import { contractExercises } from "@alambic/domain/testing";
import { expect, test, vi } from "vitest";
import { everyKind } from "../testing/everyKind.ts";
import { playIn } from "../testing/playIn.tsx";

/** Kinds whose ids must fit each other: the schema alone makes none that can be played. */
const bound: ReadonlySet<string> = new Set([
  "quiz",
  "matching",
  "ordering",
  "categorization",
  "image_labelling",
]);

const free = Object.keys(everyKind).filter((kind): kind is ContentType => !bound.has(kind));

test.each(free)(
  "plays what the contract's schema makes and the parser takes: %s",
  async (kind) => {
    const exercises = contractExercises(kind, 12);
    expect(exercises.length).toBeGreaterThan(1);
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    for (const exercise of exercises) {
      const { container, unmount } = await playIn(exercise, "nl");
      const damaged = /Deze oefening is beschadigd/u.test(container.textContent);
      expect(damaged, JSON.stringify(exercise)).toBe(false);
      await unmount();
    }
    expect(errors).not.toHaveBeenCalled();
  },
  120_000,
);
