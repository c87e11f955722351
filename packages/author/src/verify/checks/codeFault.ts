import type { CodeExercise, CodeTask } from "@alambic/contract";

import type { Claim } from "../../model/Provenance.ts";
import type { Rule } from "../../sources/subjects/Rule.ts";

/** What the exercise counts as right, put together, is the program of the claim and what it prints. */
export function codeFault(
  { content: { task } }: CodeExercise,
  claim: Claim,
  rule: Rule,
): string | null {
  if (!claim.holds || wholeOf(task) !== claim.left) return "other program";
  const wrong = acceptedOf(task).find((program) => !rule.holds(program, claim.right));
  if (wrong !== undefined) return "answer that does not do";
  return task.type === "output" && task.output !== claim.right ? "other output" : null;
}

/** The programs that other accepted answers make. */
function acceptedOf(task: CodeTask): readonly string[] {
  if (task.type === "edit") return task.answers;
  if (task.type !== "fill") return [];
  return task.segments.flatMap((segment, at) =>
    segment.type === "text"
      ? []
      : segment.answers.map((answer) =>
          wholeOf({ ...task, segments: task.segments.with(at, { type: "text", text: answer }) }),
        ),
  );
}

/** The program that a task shows or asks for, put together. */
export function wholeOf(task: CodeTask): string {
  switch (task.type) {
    case "output":
      return task.code;
    case "lines":
      return task.correct_line_ids
        .map((wanted) => task.lines.find(({ id }) => id === wanted)?.text ?? "")
        .join("\n");
    case "fill":
      return task.segments
        .map((segment) => (segment.type === "gap" ? (segment.answers[0] ?? "") : segment.text))
        .join("");
    case "edit":
      return task.answers[0] ?? "";
  }
}
