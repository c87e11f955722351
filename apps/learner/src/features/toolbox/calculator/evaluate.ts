import type { Locale } from "@alambic/contract";
import { calculate } from "@alambic/domain/calculator";
import type { AngleUnit, CalculationFailure, Reader } from "@alambic/domain/calculator";
import type { Result } from "@alambic/domain/result";
import { createReader } from "./createReader.ts";

const readers = new Map<AngleUnit, Reader>();

/** The value of an expression in a language, read by mathjs. */
export function evaluate(
  expression: string,
  angles: AngleUnit,
  locale: Locale,
): Result<number, CalculationFailure> {
  const reader = readers.get(angles) ?? createReader(angles);
  readers.set(angles, reader);
  return calculate(expression, locale, reader);
}
