import type { OrderingContent, OrderingResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { among, list, object, partId } from "../checks/index.ts";
import { reportSide } from "../placement/pairs.ts";
import { completeKind } from "../completeKind.ts";
import { ordering } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

export const response: Check<OrderingResponse> = object({
  content_type: among(["ordering"]),
  item_ids: list(partId, 0, 100),
});

/** All items or, as long as nothing was moved, none. */
function responseRules(
  { items }: OrderingContent,
  { item_ids: ids }: OrderingResponse,
  report: Report,
): void {
  reportSide({ key: "", ids, parts: items }, "item_ids", report);
  if (ids.length > 0 && ids.length < items.length) {
    report("item_ids", "too_short", "Expected every item, or none.");
  }
}

/** The kind as a whole: with its answers, and what each is worth. */
export const orderingKind = completeKind(ordering, marking, { response, responseRules });
