import type { OrderingContent, OrderingResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { among, list, member, object, option, partId, richText, text } from "../checks/index.ts";
import { reportSide, reportTwins, reportUnpaired } from "../placement/pairs.ts";
import { keptItems } from "./keptItems.ts";

const end = text({ least: 1, most: 60 });

export const content: Check<OrderingContent> = object(
  {
    prompt: richText,
    items: list(option, 2, 100),
    correct_item_ids: list(partId, 2, 100),
  },
  { ends: object({ first: end, last: end }), explanation: richText },
);

/** Ids are unique, every item has its position, and there is something to move. */
export function contentRules(ordering: OrderingContent, path: string, report: Report): void {
  const { items, correct_item_ids: key } = ordering;
  reportTwins(items, member(path, "items"), report);
  const keyPath = member(path, "correct_item_ids");
  reportSide({ key: "", ids: key, parts: items }, keyPath, report);
  reportUnpaired(items, key, member(path, "items"), report);
  const shown = items.map(({ id }) => id);
  if (keptItems(ordering, shown).size === items.length) {
    report(keyPath, "already_solved", "The items are shown in the right order.");
  }
}

export const response: Check<OrderingResponse> = object({
  content_type: among(["ordering"]),
  item_ids: list(partId, 0, 100),
});

/** All items or, as long as nothing was moved, none. */
export function responseRules(
  { items }: OrderingContent,
  { item_ids: ids }: OrderingResponse,
  report: Report,
): void {
  reportSide({ key: "", ids, parts: items }, "item_ids", report);
  if (ids.length > 0 && ids.length < items.length) {
    report("item_ids", "too_short", "Expected every item, or none.");
  }
}
