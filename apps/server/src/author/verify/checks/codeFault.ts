import type { CodeExercise, CodeTask } from "@alambic/contract";

import type { Claim } from "../../drafts.ts";

/** What the exercise counts as right, put together, is the program of the claim and what it prints. */
export function codeFault({ content: { task } }: CodeExercise, claim: Claim): string | null {
  if (!claim.holds) return "other program";
  const program = claim.left.slice(claim.left.indexOf("\n") + 1);
  if (wholeOf(task) !== program) return "other program";
  return task.type === "output" && task.output !== claim.right ? "other output" : null;
}

function wholeOf(task: CodeTask): string {
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
