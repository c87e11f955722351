import type { MatchingContent, MatchingPair, MatchingResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  list,
  member,
  object,
  option,
  partId,
  reportDuplicates,
  reportUnknown,
  richText,
} from "../checks/index.ts";

const pair: Check<MatchingPair> = object({ left_id: partId, right_id: partId });

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
function reportPairs(
  matching: MatchingContent,
  pairs: MatchingPair[],
  path: string,
  report: Report,
) {
  const lefts = pairs.map((joined) => joined.left_id);
  const rights = pairs.map((joined) => joined.right_id);
  reportDuplicates(lefts, path, "left_id", report);
  reportDuplicates(rights, path, "right_id", report);
  reportUnknown(
    lefts,
    matching.left.map(({ id }) => id),
    path,
    "left_id",
    report,
  );
  reportUnknown(
    rights,
    matching.right.map(({ id }) => id),
    path,
    "right_id",
    report,
  );
}

/** Ids are unique on each side, and every left card has one right card of its own. */
export function contentRules(matching: MatchingContent, path: string, report: Report): void {
  for (const side of ["left", "right"] as const) {
    reportDuplicates(
      matching[side].map(({ id }) => id),
      member(path, side),
      "id",
      report,
    );
  }
  reportPairs(matching, matching.pairs, member(path, "pairs"), report);
  for (const [index, { id }] of matching.left.entries()) {
    if (matching.pairs.some((joined) => joined.left_id === id)) continue;
    report(member(member(path, "left"), index), "unpaired", `"${id}" has no pair.`);
  }
}

export const response: Check<MatchingResponse> = object({
  content_type: among(["matching"]),
  pairs: list(pair, 0, 12),
});

export function responseRules(
  matching: MatchingContent,
  given: MatchingResponse,
  report: Report,
): void {
  reportPairs(matching, given.pairs, "pairs", report);
}
