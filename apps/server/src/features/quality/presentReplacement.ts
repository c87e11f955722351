import type { Replacement } from "@alambic/contract";

import type { QualityItem } from "./QualityItem.ts";

/** Whether another item is being made in the place of one, as the contract has it. */
export function presentReplacement({
  replacement_since: since,
  replacement_failure: reason,
}: Pick<QualityItem, "replacement_since" | "replacement_failure">): Replacement {
  if (since === null) return { status: "none" };
  if (reason === null) return { status: "pending", since: since.toISOString() };
  return { status: "failed", since: since.toISOString(), reason };
}
