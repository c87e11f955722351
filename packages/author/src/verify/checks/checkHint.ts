import { givesAway } from "../../hints/givesAway.ts";
import { longestHint } from "../../hints/withHint.ts";
import type { Check } from "../Check.ts";

/** A hint helps to find the answer, and does not hold it. */
export const checkHint: Check = ({ hint, exercise }) => {
  if (hint === undefined) return [];
  if (hint.trim() === "" || hint.length > longestHint)
    return [{ code: "schema", detail: `hint of ${hint.length} characters` }];
  const answer = givesAway(hint, exercise);
  return answer === null ? [] : [{ code: "answer_given_away", detail: `hint: ${answer}` }];
};
