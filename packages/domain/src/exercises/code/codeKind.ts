import type { CodeAnswer, CodeContent, CodeResponse, CodeTask } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  list,
  object,
  partId,
  reportDuplicates,
  reportUnknown,
  tagged,
  text,
} from "../checks/index.ts";
import { orderingKind } from "../ordering/orderingKind.ts";
import { codeGapsOf, orderingOf } from "./tasks.ts";
import { completeKind } from "../completeKind.ts";
import { code } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

const answer: Check<CodeAnswer> = tagged({
  written: object({ type: among(["written"]), text: text({ most: 10_000 }) }),
  ordered: object({ type: among(["ordered"]), line_ids: list(partId, 0, 40) }),
  filled: object({
    type: among(["filled"]),
    gaps: list(object({ id: partId, text: text({ most: 300 }) }), 0, 60),
  }),
});

export const response: Check<CodeResponse> = object({ content_type: among(["code"]), answer });

const answeredBy = {
  output: "written",
  edit: "written",
  lines: "ordered",
  fill: "filled",
} as const satisfies Record<CodeTask["type"], CodeAnswer["type"]>;

function responseRules(
  exercise: CodeContent,
  { answer: given }: CodeResponse,
  report: Report,
): void {
  const { task: asked } = exercise;
  if (given.type !== answeredBy[asked.type]) {
    report("answer.type", "not_allowed", "It is not answered this way.");
  } else if (given.type === "ordered" && asked.type === "lines") {
    const lines = { content_type: "ordering" as const, content: orderingOf(exercise, asked) };
    const ids = { content_type: "ordering" as const, item_ids: given.line_ids };
    orderingKind.parseResponse(lines, ids, (where, ...error) =>
      report(`answer.${where.replace("item_ids", "line_ids")}`, ...error),
    );
  } else if (given.type === "filled" && asked.type === "fill") {
    const ids = given.gaps.map(({ id }) => id);
    reportDuplicates(ids, "answer.gaps", "id", report);
    const known = codeGapsOf(asked).map(({ id }) => id);
    reportUnknown(ids, known, "answer.gaps", "id", report);
  }
}

/** The kind as a whole: with its answers, and what each is worth. */
export const codeKind = completeKind(code, marking, { response, responseRules });
