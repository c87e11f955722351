import type { CodeContent, CodeSegment, CodeTask, FillTask } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  acceptedAnswers,
  among,
  list,
  member,
  object,
  partId,
  reportBlankAnswers,
  richText,
  tagged,
  text,
} from "../checks/index.ts";
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
