import type { Figure } from "@alambic/contract";

import type { Texts } from "../../texts/loadTexts.ts";
import type { QuestionKind } from "./LessonTemplate.ts";
import type { Problem, Wording } from "./Problem.ts";

/** A question, and what is drawn beside it. */
export interface Asked {
  readonly prompt: string;
  readonly figure?: Figure;
}

/** Asks for the answer of a problem, of its figure where it has one. */
export function askedOf(kind: QuestionKind, problem: Problem, texts: Texts): Asked {
  const shown = kind === "worded" ? problem.wording?.shown : undefined;
  return shown === undefined
    ? { prompt: promptOf(kind, problem, texts) }
    : { prompt: shown.question, figure: shown.figure };
}

/** Asks for the answer of a problem in words, whatever is drawn of it. */
export function promptOf(kind: QuestionKind, problem: Problem, texts: Texts): string {
  if (kind === "worded") return wordingOf(problem).question;
  return texts.t(`author.question.${kind}.prompt`, { expression: problem.expression });
}

/** A sentence to judge, and what is drawn beside it. */
export interface Stated {
  readonly statement: string;
  readonly figure?: Figure;
}

/** Claims this answer, right or wrong, of the figure of a problem where it has one. */
export function statedOf(
  kind: QuestionKind,
  problem: Problem,
  answer: string,
  texts: Texts,
): Stated {
  const shown = kind === "worded" ? problem.wording?.shown : undefined;
  return shown === undefined
    ? { statement: statementOf(kind, problem, answer, texts) }
    : { statement: shown.state(answer), figure: shown.figure };
}

function statementOf(kind: QuestionKind, problem: Problem, answer: string, texts: Texts): string {
  const filled = problem.expression.replace("…", answer);
  switch (kind) {
    case "worded":
      return wordingOf(problem).state(answer);
    case "compare":
    case "complete":
      return filled;
    case "compute":
    case "value":
    case "simplify":
    case "as-fraction":
    case "as-percentage":
    case "one-power":
      return `${problem.expression} = ${answer}`;
    case "continue":
      return texts.t("author.question.continue.statement", {
        expression: problem.expression.replace(" ; …", ""),
        answer,
      });
    case "remainder":
    case "round":
    case "solve":
    case "rewrite":
    case "evaluate":
      return texts.t(`author.question.${kind}.statement`, {
        expression: problem.expression,
        answer,
      });
  }
}

/** What stands before and after the gap, where the problem can be put as a text with a gap. */
export function gapOf(
  kind: QuestionKind,
  problem: Problem,
  texts: Texts,
): readonly [before: string, after: string] | null {
  if (problem.answerKind !== "number") return null;
  switch (kind) {
    case "compute":
    case "value":
      return [`${problem.expression} = `, ""];
    case "continue":
      return [problem.expression.replace("…", ""), " ; …"];
    case "complete": {
      const [before = "", after = ""] = problem.expression.split("…");
      return [before, after];
    }
    case "remainder":
      return [
        `${texts.t("author.question.remainder.gap", { expression: problem.expression })} `,
        "",
      ];
    case "round":
      return [`${problem.expression} ≈ `, ""];
    case "solve":
      return [`${problem.expression} → x = `, ""];
    case "evaluate":
      return [`${problem.expression} → `, ""];
    case "compare":
    case "rewrite":
    case "simplify":
    case "as-fraction":
    case "as-percentage":
    case "one-power":
    case "worded":
      return null;
  }
}

function wordingOf({ wording, expression }: Problem): Wording {
  if (wording === undefined) throw new RangeError(`${expression} has no words of its own`);
  return wording;
}
