import type { CategorizationContent, CategorizationResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { among, list, object } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { categorization } from "./index.ts";
import { marking } from "./marking.ts";
import { categoryMember, reportMembers } from "./parse.ts";

export { content } from "./parse.ts";

export const response: Check<CategorizationResponse> = object({
  content_type: among(["categorization"]),
  members: list(categoryMember, 0, 100),
});

function responseRules(
  sorted: CategorizationContent,
  { members }: CategorizationResponse,
  report: Report,
): void {
  reportMembers(sorted, members, "members", report);
}

/** The kind as a whole: with its answers, and what each is worth. */
export const categorizationKind = completeKind(categorization, marking, {
  response,
  responseRules,
});
