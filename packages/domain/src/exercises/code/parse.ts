import type {
  CodeAnswer,
  CodeContent,
  CodeResponse,
  CodeSegment,
  CodeTask,
  FillTask,
} from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  acceptedAnswers,
  among,
  list,
  member,
  object,
  partId,
  reportBlankAnswers,
  reportDuplicates,
  reportUnknown,
  richText,
  tagged,
  text,
} from "../checks/index.ts";
import { ordering } from "../ordering/index.ts";
import { contentRules as orderingRules } from "../ordering/parse.ts";
import { codeLanguage, codeSource } from "./source.ts";
import { isSameCode, printedLines } from "./sameCode.ts";
import { codeGapsOf, orderingOf } from "./tasks.ts";

const segment: Check<CodeSegment> = tagged({
  text: object({ type: among(["text"]), text: codeSource }),
  gap: object({ type: among(["gap"]), id: partId, answers: acceptedAnswers }),
});

const task: Check<CodeTask> = tagged({
  output: object({
    type: among(["output"]),
    code: codeSource,
    output: text({ least: 1, most: 2000 }),
  }),
  lines: object({
    type: among(["lines"]),
    lines: list(object({ id: partId, text: text({ least: 1, most: 300 }) }), 2, 40),
    correct_line_ids: list(partId, 2, 40),
  }),
  fill: object({ type: among(["fill"]), segments: list(segment, 1, 60) }),
  edit: object({ type: among(["edit"]), start: codeSource, answers: list(codeSource, 1, 20) }),
});

export const content: Check<CodeContent> = object(
  { prompt: richText, language: codeLanguage, task },
  { explanation: richText },
);

/** There is something to print, to put in order, to fill in or to change, and it can be done. */
export function contentRules(exercise: CodeContent, path: string, report: Report): void {
  const { task: asked, language } = exercise;
  const place = member(path, "task");
  switch (asked.type) {
    case "output":
      if (printedLines(asked.output).length > 0) return;
      report(member(place, "output"), "blank", "It prints nothing that can be seen.");
      return;
    case "lines":
      orderingRules(orderingOf(exercise, asked), place, (where, ...error) =>
        report(where.replace(".items", ".lines").replace("_item_ids", "_line_ids"), ...error),
      );
      return;
    case "fill":
      gapRules(asked, member(place, "segments"), report);
      return;
    case "edit":
      reportBlankAnswers(asked.answers, member(place, "answers"), report);
      if (!asked.answers.some((answer) => isSameCode(asked.start, answer, language))) return;
      report(member(place, "start"), "already_solved", "It is right as it stands.");
  }
}

function gapRules(asked: FillTask, place: string, report: Report): void {
  const gaps = codeGapsOf(asked);
  if (gaps.length === 0) report(place, "no_gap", "There is nothing to fill in.");
  const seen = new Set<string>();
  for (const [index, part] of asked.segments.entries()) {
    if (part.type !== "gap") continue;
    if (seen.has(part.id)) {
      report(member(member(place, index), "id"), "duplicate_id", `"${part.id}" stands here twice.`);
    }
    seen.add(part.id);
    reportBlankAnswers(part.answers, member(member(place, index), "answers"), report);
  }
}

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

export function responseRules(
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
    ordering.parseResponse(lines, ids, (where, ...error) =>
      report(`answer.${where.replace("item_ids", "line_ids")}`, ...error),
    );
  } else if (given.type === "filled" && asked.type === "fill") {
    const ids = given.gaps.map(({ id }) => id);
    reportDuplicates(ids, "answer.gaps", "id", report);
    const known = codeGapsOf(asked).map(({ id }) => id);
    reportUnknown(ids, known, "answer.gaps", "id", report);
  }
}
