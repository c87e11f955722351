import { calculate } from "@alambic/domain/calculator";
import type { AngleUnit, CalculationFailure, Reader } from "@alambic/domain/calculator";
import type { Result } from "@alambic/domain/result";
import { createReader } from "./createReader.ts";

const readers = new Map<AngleUnit, Reader>();

/** The value of an expression, read by mathjs. */
export function evaluate(
  expression: string,
  angles: AngleUnit,
): Result<number, CalculationFailure> {
  const reader = readers.get(angles) ?? createReader(angles);
  readers.set(angles, reader);
  return calculate(expression, reader);
}
