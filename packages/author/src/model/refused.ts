import type { Refusal, RefusalCode } from "./Refusal.ts";
import type { PlanResult } from "./Plan.ts";

/** A refusal with the ids of its two messages in the `author` catalogue. */
export function refusal(code: RefusalCode, values: Refusal["values"] = {}): Refusal {
  return {
    code,
    message: `author.refusal.${code}`,
    nextStep: `author.refusal.${code}.next`,
    values,
  };
}

export function refused(code: RefusalCode, values: Refusal["values"] = {}): PlanResult {
  return { status: "refused", reasons: [refusal(code, values)] };
}
