import type { CodeAnswer, CodeContent, CodeExercise, CodeResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";
import { isSameCode } from "./sameCode.ts";
import { codeGapsOf, codeTypedInto } from "./tasks.ts";

export { codeGapsOf, codeTypedInto, linePart, orderingOf } from "./tasks.ts";

/** Code to read, to put in order, to fill in or to change. Nothing runs it: it is compared. */
export const code = defineKind<CodeExercise, CodeResponse>({
  isExercise: (exercise) => exercise.content_type === "code",
  isResponse: (given) => given.content_type === "code",
  content,
  create: (parsed) => ({ content_type: "code", content: parsed }),
  contentRules,
  emptyResponse,
  isComplete,
});

function isComplete(exercise: CodeContent, given: CodeResponse): boolean {
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

/** Nothing printed, nothing moved, nothing filled in; code to edit stands as it is. */
function emptyResponse({ task }: CodeContent): CodeResponse {
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
