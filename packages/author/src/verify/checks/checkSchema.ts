import { parseExercise } from "@alambic/domain/exercises";

import type { Check } from "../Check.ts";

/** The exercise is one that the domain reads and can score. */
export const checkSchema: Check = ({ exercise }) => {
  const parsed = parseExercise(exercise);
  return parsed.ok
    ? []
    : parsed.error.map(({ path, code }) => ({ code: "schema", detail: `${path}: ${code}` }));
};
