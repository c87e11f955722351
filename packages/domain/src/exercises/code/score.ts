import type { CodeAnswer, CodeContent, CodeResponse } from "@alambic/contract";
import { score as scoreOrder } from "../ordering/score.ts";
import type { Score, ScorePart } from "../score.ts";
import { scoreOf, scoreOfParts, wholeExercise } from "../score.ts";
import { isSameCode, printedLines } from "./sameCode.ts";
import { codeGapsOf, codeTypedInto, orderingOf } from "./tasks.ts";

/** The part that a printed line is, from 0. */
export function linePart(at: number): string {
  return `line-${at + 1}`;
}

function outputParts(typed: string, output: string): ScorePart[] {
  const [mine, wanted] = [printedLines(typed), printedLines(output)];
  const count = Math.max(mine.length, wanted.length);
  return Array.from({ length: count }, (_, at) => ({
    id: linePart(at),
    correct: mine[at] !== undefined && mine[at] === wanted[at],
  }));
}

/** The share of printed lines, of lines in order, or of gaps that are right; an edit is right or not. */
export function score(exercise: CodeContent, given: CodeResponse): Score {
  const { task, language } = exercise;
  const { answer } = given;
  const text = answer.type === "written" ? answer.text : "";
  switch (task.type) {
    case "output":
      return scoreOfParts(outputParts(text, task.output));
    case "edit": {
      const correct = task.answers.some((accepted) => isSameCode(text, accepted, language));
      return scoreOfParts([{ id: wholeExercise, correct }]);
    }
    case "fill":
      return scoreOfParts(
        codeGapsOf(task).map(({ id, answers }) => {
          const typed = codeTypedInto(given, id);
          return { id, correct: answers.some((accepted) => isSameCode(typed, accepted, language)) };
        }),
      );
    case "lines":
      if (answer.type !== "ordered") return scoreOf(0, []);
      return scoreOrder(orderingOf(exercise, task), {
        content_type: "ordering",
        item_ids: answer.line_ids,
      });
  }
}

/** What it prints, the lines in order, the first accepted answers. */
export function correctResponse({ task }: CodeContent): CodeResponse {
  const answer = (): CodeAnswer => {
    switch (task.type) {
      case "output":
        return { type: "written", text: task.output };
      case "edit":
        return { type: "written", text: task.answers[0] ?? "" };
      case "lines":
        return { type: "ordered", line_ids: [...task.correct_line_ids] };
      case "fill":
        return {
          type: "filled",
          gaps: codeGapsOf(task).map(({ id, answers }) => ({ id, text: answers[0] ?? "" })),
        };
    }
  };
  return { content_type: "code", answer: answer() };
}

/** Nothing printed, nothing moved, nothing filled in; code to edit stands as it is. */
export function emptyResponse({ task }: CodeContent): CodeResponse {
  const answer = (): CodeAnswer => {
    switch (task.type) {
      case "output":
        return { type: "written", text: "" };
      case "edit":
        return { type: "written", text: task.start };
      case "lines":
        return { type: "ordered", line_ids: [] };
      case "fill":
        return { type: "filled", gaps: [] };
    }
  };
  return { content_type: "code", answer: answer() };
}

export function isComplete(exercise: CodeContent, given: CodeResponse): boolean {
  const { task, language } = exercise;
  const { answer } = given;
  switch (task.type) {
    case "output":
      return answer.type === "written" && answer.text.trim() !== "";
    case "edit":
      return (
        answer.type === "written" &&
        answer.text.trim() !== "" &&
        !isSameCode(answer.text, task.start, language)
      );
    case "lines":
      return answer.type === "ordered" && answer.line_ids.length === task.lines.length;
    case "fill":
      return codeGapsOf(task).every(({ id }) => codeTypedInto(given, id).trim() !== "");
  }
}
