import type { CodeAnswer, CodeContent, CodeResponse } from "@alambic/contract";
import { score as scoreOrder } from "../ordering/marking.ts";
import type { Score, ScorePart } from "../score.ts";
import { scoreOf, scoreOfParts, wholeExercise } from "../score.ts";
import { isSameCode, printedLines } from "./sameCode.ts";
import { codeGapsOf, codeTypedInto, orderingOf, linePart } from "./tasks.ts";
import type { Marking } from "../marking.ts";

function outputParts(typed: string, output: string): ScorePart[] {
  const [mine, wanted] = [printedLines(typed), printedLines(output)];
  const count = Math.max(mine.length, wanted.length);
  return Array.from({ length: count }, (_, at) => ({
    id: linePart(at),
    correct: mine[at] !== undefined && mine[at] === wanted[at],
  }));
}

/** The share of printed lines, of lines in order, or of gaps that are right; an edit is right or not. */
function score(exercise: CodeContent, given: CodeResponse): Score {
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
function correctResponse({ task }: CodeContent): CodeResponse {
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

/** What an answer is worth, and which is right. */
export const marking: Marking<CodeContent, CodeResponse> = {
  scored: true,
  score,
  correctResponse,
};
