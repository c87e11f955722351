import type { OrderingContent } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { list, member, object, option, partId, richText, text } from "../checks/index.ts";
import { lookOf } from "../placement/look.ts";
import { reportSide, reportTwins, reportUnpaired } from "../placement/pairs.ts";

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
  const looks = new Map(items.map((item) => [item.id, lookOf(item)]));
  if (items.every(({ id }, at) => looks.get(id) === looks.get(key[at] ?? ""))) {
    report(keyPath, "already_solved", "The items are shown in the right order.");
  }
}
