import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Exercise } from "../../exercises/index.ts";
import type { Answering, Rung } from "./answering.ts";
import { climbed } from "./answering.ts";
import type { Shuffle } from "./shuffles.ts";
import { shuffles } from "./shuffles.ts";

/** Why a law says nothing of a kind, in words. */
export interface Exempt {
  readonly none: string;
}

/** What the laws of scoring need to know of a kind, in its own types. */
export interface LawsOf<Kind extends Exercise> {
  readonly exercises: Arbitrary<Kind>;
  /** The exercise has a right key, which scores 1. */
  readonly key: "scores 1" | Exempt;
  /** The same exercise, with what stands in it in another order. */
  readonly shown: ((exercise: Kind, shuffle: Shuffle) => Kind) | Exempt;
  /** What answers are made of, part by part. */
  readonly answers: ((exercise: Kind) => Answering) | Exempt;
}

/** Answers to an exercise, each a step better than the one before it; the last is all right. */
export interface Climb {
  readonly exercise: Exercise;
  readonly rungs: readonly Rung[];
}

/** An exercise, and the same one with what stands in it in another order. */
export interface Shown extends Climb {
  readonly otherwise: Exercise;
}

/** A kind as the laws see it, whatever its types. */
export interface Subject {
  readonly exercises: Arbitrary<Exercise>;
  readonly key: "scores 1" | Exempt;
  readonly climbs: Arbitrary<Climb> | Exempt;
  readonly shown: Arbitrary<Shown> | Exempt;
}

/** A kind under the laws. */
export function subjectTo<Kind extends Exercise>(laws: LawsOf<Kind>): Subject {
  const { exercises, key, answers, shown } = laws;
  const rungsOf = (exercise: Kind): Arbitrary<readonly Rung[]> =>
    "none" in answers ? fc.constant([]) : climbed(answers(exercise));
  const climbs = exercises.chain((exercise) =>
    rungsOf(exercise).map((rungs) => ({ exercise, rungs })),
  );
  return {
    exercises,
    key,
    climbs: "none" in answers ? answers : climbs,
    shown:
      "none" in shown
        ? shown
        : exercises.chain((exercise) =>
            fc.tuple(rungsOf(exercise), shuffles).map(([rungs, shuffle]) => ({
              exercise,
              rungs,
              otherwise: shown(exercise, shuffle),
            })),
          ),
  };
}
