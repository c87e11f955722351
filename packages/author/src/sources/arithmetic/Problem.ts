import type { GeometryFigure, LessonBlock } from "@alambic/contract";

import type { Claim } from "../../model/Provenance.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import type { Notation } from "./Notation.ts";

/** What an answer is, which decides how it may be asked for. */
export type AnswerKind =
  /** Typed as a number. */
  | "number"
  /** An expression, of which there are many right spellings: chosen, never typed. */
  | "expression";

/** What is claimed by giving an answer. */
export type Claimed = Omit<Claim, "holds" | "part">;

/** A problem whose numbers stand in a figure. */
export interface Shown {
  readonly question: string;
  readonly figure: GeometryFigure;
  /** The sentence that gives this answer, right or wrong. */
  state(answer: string): string;
}

/** A problem put into words of its own rather than into an expression. */
export interface Wording {
  /** Asks for the answer, as a sentence. */
  readonly question: string;
  /** The same numbers in a short story that asks for the answer. */
  readonly story: string;
  /** Shows its figures where it is a worked example. */
  readonly block?: LessonBlock;
  /** Asks for the answer of what is drawn: the numbers stand in the figure. */
  readonly shown?: Shown;
  /** The sentence that gives this answer, right or wrong. */
  state(answer: string): string;
}

/** How an answer is typed, where that is not just the number that is shown. */
export interface TypedAnswer {
  /** As the contract writes exact numbers. */
  readonly answer: string;
  readonly unit?: string;
  /** The share of the answer by which what is typed may differ from it. */
  readonly tolerance?: string;
  /** What the learner has to know to type it, as a sentence. */
  readonly note?: string;
  readonly claim: Claimed;
  readonly working: string;
}

/** One exact task, from which items of any kind are made. */
export interface Problem {
  /** What is asked, as it is read: `47 + 38`, `3x + 5 = 20`. */
  readonly expression: string;
  readonly answer: string;
  readonly answerKind: AnswerKind;
  /** What typical mistakes lead to. Never equal to the answer or to each other. */
  readonly mistakes: readonly string[];
  /** Worked steps, as one line. */
  readonly working: string;
  /** What is claimed by giving this answer. */
  claim(answer: string): Claimed;
  /** The two numbers of the expression, for a story. */
  readonly operands?: readonly [first: string, second: string];
  readonly wording?: Wording;
  readonly typed?: TypedAnswer;
}

export interface ProblemContext {
  readonly random: Random;
  readonly notation: Notation;
  readonly texts: Texts;
  /** 0 for the first problems of a lesson, 1 for the last. */
  readonly difficulty: number;
}

export type MakeProblem = (context: ProblemContext) => Problem;

/** A problem whose claim is that the expression equals the answer. */
export function equality(parts: Omit<Problem, "claim"> & { readonly left?: string }): Problem {
  const { left = parts.expression, ...problem } = parts;
  return { ...problem, claim: (answer) => ({ left, right: answer }) };
}

/** A problem whose claim is that the answer solves the equation. */
export function solution(
  parts: Omit<Problem, "claim" | "expression"> & { readonly left: string; readonly right: string },
): Problem {
  const { left, right, ...problem } = parts;
  return {
    ...problem,
    expression: `${left} = ${right}`,
    claim: (answer) => ({ left, right, variables: { x: answer } }),
  };
}

/** Up to `count` answers from the candidates that differ from the right one and each other. */
export function distinctMistakes(
  right: string,
  candidates: readonly string[],
  count = 3,
): readonly string[] {
  return [...new Set(candidates)].filter((candidate) => candidate !== right).slice(0, count);
}

/** Grows with the difficulty from `easiest` to `hardest`. */
export function scaled(difficulty: number, easiest: number, hardest: number): number {
  return Math.round(easiest + (hardest - easiest) * difficulty);
}
