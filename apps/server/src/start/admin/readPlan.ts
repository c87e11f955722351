import type { Plan } from "@alambic/contract";

import { CommandError } from "./CommandError.ts";

const plans: readonly Plan[] = ["free", "premium", "pro"];

/** A plan by its name. */
export function readPlan(name: string): Plan {
  const plan = plans.find((known) => known === name);
  if (!plan) throw new CommandError(`The plan must be one of ${plans.join(", ")}.`);
  return plan;
}
