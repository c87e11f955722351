import type { MatchingContent, MatchingPair } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { list, object, option, partId, richText } from "../checks/index.ts";
import { reportPairing, sideOf } from "../placement/pairs.ts";

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

/** Left cards, which each need a right one, and right cards, as pairs name them. */
export function sidesOf({ left, right }: MatchingContent, pairs: readonly MatchingPair[]) {
  return [
    sideOf("left", left, "left_id", pairs),
    sideOf("right", right, "right_id", pairs),
  ] as const;
}

/** Ids are unique on each side, and every left card has one right card of its own. */
export function contentRules(matching: MatchingContent, path: string, report: Report): void {
  reportPairing(sidesOf(matching, matching.pairs), path, report);
}
