import type { MakeProblem } from "./Problem.ts";

/** How a problem is put into words: `author.question.<kind>.prompt` and `.statement`. */
export type QuestionKind =
  | "compute"
  | "value"
  | "continue"
  | "compare"
  | "complete"
  | "remainder"
  | "round"
  | "solve"
  | "rewrite"
  | "evaluate"
  | "simplify"
  | "as-fraction"
  | "as-percentage"
  | "one-power"
  /** Each problem brings its own words. */
  | "worded";

/** Which stories dress the numbers: `author.story.<kind>.<n>`. */
export type StoryKind = "add" | "subtract" | "multiply" | "divide" | "fraction" | "percent";

export interface LessonTemplate {
  readonly make: MakeProblem;
  readonly question: QuestionKind;
  readonly story?: StoryKind;
}
