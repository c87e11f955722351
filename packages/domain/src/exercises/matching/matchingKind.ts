import type { MatchingContent, MatchingResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { among, list, object } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { matching } from "./index.ts";
import { marking } from "./marking.ts";
import { reportSide } from "../placement/pairs.ts";
import { pair, sidesOf } from "./parse.ts";

export { content } from "./parse.ts";

export const response: Check<MatchingResponse> = object({
  content_type: among(["matching"]),
  pairs: list(pair, 0, 12),
});

function responseRules(matching: MatchingContent, given: MatchingResponse, report: Report): void {
  for (const side of sidesOf(matching, given.pairs)) reportSide(side, "pairs", report);
}

/** The kind as a whole: with its answers, and what each is worth. */
export const matchingKind = completeKind(matching, marking, { response, responseRules });
