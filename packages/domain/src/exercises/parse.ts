import type { ExerciseResponse } from "@alambic/contract";
import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";
import type { ParseError } from "./checks/index.ts";
import { collectErrors, isObject } from "./checks/index.ts";
import type { Exercise } from "./Exercise.ts";
import { checkFigures } from "./figure/checkFigures.ts";
import { drawable } from "./figure/index.ts";
import { isContentType, kinds } from "./registry.ts";

/**
 * Reads an exercise out of any value: an atom, a stored draft, a reply. Takes what the contract's
 * schema takes, if it can also be answered (ids are unique, keys exist …). Never throws.
 */
export function parseExercise(value: unknown): Result<Exercise, ParseError[]> {
  const { errors, report } = collectErrors();
  if (!isObject(value)) {
    report("", "wrong_type", "Expected an object.");
    return failure(errors);
  }
  for (const key of ["content_type", "content"]) {
    if (!Object.hasOwn(value, key)) report(key, "missing", "This property is required.");
  }
  if (errors.length > 0) return failure(errors);
  const type = value["content_type"];
  if (!isContentType(type)) {
    report("content_type", "unknown_type", `Expected one of: ${Object.keys(kinds).join(", ")}.`);
    return failure(errors);
  }
  const exercise = kinds[type].parse(value["content"], "content", report);
  if (exercise === null) return failure(errors);
  const drawn = checkFigures(drawable, exercise.content, "content", report);
  return drawn ? success(exercise) : failure(errors);
}

/** Reads a response to an exercise out of any value; ids must name parts of the exercise. */
export function parseResponse(
  exercise: Exercise,
  value: unknown,
): Result<ExerciseResponse, ParseError[]> {
  const { errors, report } = collectErrors();
  const response = kinds[exercise.content_type].parseResponse(exercise, value, report);
  return response === null ? failure(errors) : success(response);
}
