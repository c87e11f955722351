import type { ExerciseResponse } from "@alambic/contract";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Shuffle } from "./shuffles.ts";
import { shuffles } from "./shuffles.ts";

/**
 * One part of an answer in each of its states, from wrong over left out to right: none is worth more
 * than the one after it. A state is the pieces that it brings to the answer.
 */
export type Part<Piece> = readonly (readonly Piece[])[];

/** An answer, and the same one told in another order where its order says nothing. */
export interface Rung {
  readonly response: ExerciseResponse;
  readonly retold: ExerciseResponse;
}

/** What answers to an exercise are made of. */
export interface Answering {
  readonly parts: readonly { readonly states: number }[];
  /** The answer whose parts are in these states. */
  readonly answer: (states: readonly number[], shuffle: Shuffle) => ExerciseResponse;
}

interface Pieces<Piece> {
  readonly parts: readonly Part<Piece>[];
  readonly respond: (pieces: Piece[]) => ExerciseResponse;
  /** Whether the order of the pieces is part of the answer. */
  readonly inOrder?: true;
}

/** Answers that put together what each part brings. */
export function madeOf<Piece>({ parts, respond, inOrder }: Pieces<Piece>): Answering {
  return {
    parts: parts.map(({ length }) => ({ states: length })),
    answer(states, shuffle) {
      const pieces = parts.flatMap((part, at) => part[states[at] ?? 0] ?? []);
      return respond(inOrder === true ? pieces : shuffle(pieces));
    },
  };
}

const asItIs: Shuffle = (items) => [...items];

/** Steps from an answer of which nothing is right to one that is all right, one part at a time. */
export function climbed({ parts, answer }: Answering): Arbitrary<readonly Rung[]> {
  const steps = parts.flatMap(({ states }, part) => Array.from({ length: states - 1 }, () => part));
  return fc
    .tuple(fc.shuffledSubarray(steps, { minLength: steps.length }), shuffles)
    .map(([order, shuffle]) => {
      const rung = (states: readonly number[]): Rung => ({
        response: answer(states, asItIs),
        retold: answer(states, shuffle),
      });
      let states = parts.map(() => 0);
      const rungs = [rung(states)];
      for (const part of order) {
        states = states.with(part, (states[part] ?? 0) + 1);
        rungs.push(rung(states));
      }
      return rungs;
    });
}
