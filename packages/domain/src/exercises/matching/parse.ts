import type { MatchingContent, MatchingPair } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { list, member, object, option, partId, richText } from "../checks/index.ts";
import { reportSide, reportTwins, reportUnpaired } from "../placement/pairs.ts";

export const pair: Check<MatchingPair> = object({ left_id: partId, right_id: partId });

export const content: Check<MatchingContent> = object(
  {
    prompt: richText,
    left: list(option, 2, 12),
    right: list(option, 2, 16),
    pairs: list(pair, 2, 12),
  },
  { explanation: richText },
);

/** Pairs join cards that exist, each at most once. */
export function reportPairs(
  { left, right }: MatchingContent,
  pairs: readonly MatchingPair[],
  path: string,
  report: Report,
): void {
  const lefts = pairs.map((pair) => pair.left_id);
  const rights = pairs.map((pair) => pair.right_id);
  reportSide({ key: "left_id", ids: lefts, parts: left }, path, report);
  reportSide({ key: "right_id", ids: rights, parts: right }, path, report);
}

/** Ids are unique on each side, and every left card has one right card of its own. */
export function contentRules(matching: MatchingContent, path: string, report: Report): void {
  const { left, right, pairs } = matching;
  const lefts = pairs.map((pair) => pair.left_id);
  reportTwins(left, member(path, "left"), report);
  reportTwins(right, member(path, "right"), report);
  reportPairs(matching, pairs, member(path, "pairs"), report);
  reportUnpaired(left, lefts, member(path, "left"), report);
}
