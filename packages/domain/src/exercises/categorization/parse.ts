import type { CategorizationContent, CategoryMember } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { list, member, object, option, partId, reportUnknown, richText } from "../checks/index.ts";
import { reportSide, reportTwins, reportUnpaired } from "../placement/pairs.ts";

export const categoryMember: Check<CategoryMember> = object({ item_id: partId, group_id: partId });

export const content: Check<CategorizationContent> = object(
  {
    prompt: richText,
    groups: list(option, 2, 6),
    items: list(option, 2, 100),
    members: list(categoryMember, 2, 100),
  },
  { explanation: richText },
);

/** An item is in one group, which exists. */
export function reportMembers(
  { groups, items }: CategorizationContent,
  members: readonly CategoryMember[],
  path: string,
  report: Report,
): void {
  const itemIds = members.map((joined) => joined.item_id);
  const groupIds = members.map((joined) => joined.group_id);
  const known = groups.map(({ id }) => id);
  reportSide({ key: "item_id", ids: itemIds, parts: items }, path, report);
  reportUnknown(groupIds, known, path, "group_id", report);
}

/** Ids are unique, and every item has its group. */
export function contentRules(sorted: CategorizationContent, path: string, report: Report): void {
  const { groups, items, members } = sorted;
  const placed = members.map((joined) => joined.item_id);
  reportTwins(groups, member(path, "groups"), report);
  reportTwins(items, member(path, "items"), report);
  reportMembers(sorted, members, member(path, "members"), report);
  reportUnpaired(items, placed, member(path, "items"), report);
}
