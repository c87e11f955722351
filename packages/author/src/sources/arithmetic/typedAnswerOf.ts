import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Problem, TypedAnswer } from "./Problem.ts";

const groups: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /,/g,
  fr: /[\u00A0\u202F]/g,
  nl: /\./g,
};

/** How the answer of a problem is typed; null where it is not a number. */
export function typedAnswerOf(problem: Problem, language: InstructionLanguage): TypedAnswer | null {
  if (problem.typed !== undefined) return problem.typed;
  if (problem.answerKind !== "number") return null;
  const { answer, working } = problem;
  const exact = answer.replaceAll(groups[language], "").replace(",", ".").replace("−", "-");
  return /^-?\d+(?:\.\d+|\/\d+)?$/.test(exact)
    ? { answer: exact, claim: problem.claim(answer), working }
    : null;
}
