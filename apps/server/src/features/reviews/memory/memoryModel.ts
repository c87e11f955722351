import type { MemoryModel } from "@alambic/domain/coach";

import { grades, schedulerFor } from "./scheduling.ts";
import type { MemoryPlan } from "./scheduling.ts";

/** How FSRS says that a memory behaves, for what is to be expected of a plan. */
export function memoryModel({
  desiredRetention,
  parameters,
}: Pick<MemoryPlan, "desiredRetention" | "parameters">): MemoryModel {
  const scheduler = schedulerFor(desiredRetention, parameters);
  const grade = (isRight: boolean) => (isRight ? grades.good : grades.again);
  return {
    learn: (isRight) => scheduler.next_state(null, 0, grade(isRight)),
    recall: ({ stability }, days) => scheduler.forgetting_curve(days, stability),
    review: (trace, days, isRecalled) => scheduler.next_state(trace, days, grade(isRecalled)),
    interval: ({ stability }) => scheduler.next_interval(stability, 0),
  };
}
