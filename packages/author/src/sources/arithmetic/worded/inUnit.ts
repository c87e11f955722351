import type { Problem, ProblemContext } from "../Problem.ts";
import type { Rational } from "../Rational.ts";
import type { WordedParts } from "./wordedProblem.ts";
import { wordedProblem } from "./wordedProblem.ts";

export interface Measured {
  readonly value: Rational | number;
  readonly unit: string;
  /** In the unit of the answer, unless another is named. */
  readonly mistakes: readonly (readonly [value: Rational | number, unit?: string])[];
}

/** A problem whose answer is a number with a unit, or just a number. */
export function inUnit(
  parts: Pick<WordedParts, "lesson" | "figures" | "left" | "block" | "drawing">,
  { value, unit, mistakes }: Measured,
  context: ProblemContext,
): Problem {
  const { measure, decimal } = context.notation;
  const shown = (each: Rational | number, its = unit) =>
    its === "" ? decimal(each) : measure(each, its);
  return wordedProblem(
    {
      ...parts,
      answer: shown(value),
      mistakes: mistakes
        .filter(([each]) => (typeof each === "number" ? each > 0 : each.numerator > 0n))
        .map(([each, its]) => shown(each, its)),
      typed: { answer: exactNumber(value), ...(unit === "" ? {} : { unit }) },
    },
    context,
  );
}

/** A number as the contract writes it. */
export function exactNumber(value: Rational | number): string {
  if (typeof value === "number") return String(value);
  return value.denominator === 1n
    ? `${value.numerator}`
    : String(Number(value.numerator) / Number(value.denominator));
}
