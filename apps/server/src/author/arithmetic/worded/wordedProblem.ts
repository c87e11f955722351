import type { LessonBlock } from "@alambic/contract";

import type { Problem, ProblemContext, TypedAnswer } from "../Problem.ts";
import { distinctMistakes } from "../Problem.ts";
import type { WordedLesson } from "./ids.ts";

/** What a sentence of the catalogue may need: figures as they are read, and steps of the working. */
export interface Figures {
  readonly a: string;
  readonly b?: string;
  readonly c?: string;
  readonly d?: string;
  readonly m?: string;
  readonly n?: string;
  /** `other_way` where what is given is not what the formula starts from. */
  readonly given?: "other_way";
}

export interface WordedParts {
  readonly lesson: WordedLesson;
  readonly figures: Figures;
  /** What the answer is claimed to equal, for the verifier: formulas name their own constants. */
  readonly left: string;
  readonly answer: string;
  readonly mistakes: readonly string[];
  /** Shows the figures where the problem is a worked example. */
  readonly block?: LessonBlock;
  readonly typed: Omit<TypedAnswer, "claim" | "working"> & {
    /** Where it is another one than that of the answer as it is shown. */
    readonly claim?: TypedAnswer["claim"];
  };
}

/**
 * A problem in the words of its lesson: `author.arithmetic.<lesson>.task` names what is sought, `.story`
 * asks for it in a story, `.why` shows the steps.
 */
export function wordedProblem(parts: WordedParts, { texts }: ProblemContext): Problem {
  const { lesson, left, answer, mistakes, block, typed } = parts;
  const figures = { b: "", c: "", d: "", m: "", n: "", given: "", ...parts.figures };
  const task = texts.t(`author.arithmetic.${lesson}.task`, figures);
  const working = texts.t(`author.arithmetic.${lesson}.why`, { ...figures, answer });
  return {
    expression: capitalised(task),
    answer,
    answerKind: "expression",
    mistakes: distinctMistakes(answer, mistakes),
    working,
    claim: (given) => ({ left, right: given }),
    wording: {
      question: texts.t("author.question.worded.prompt", { task }),
      story: texts.t(`author.arithmetic.${lesson}.story`, figures),
      ...(block === undefined ? {} : { block }),
      state: (given) =>
        texts.t("author.question.worded.statement", { task: capitalised(task), answer: given }),
    },
    typed: {
      ...typed,
      claim: typed.claim ?? { left, right: answer },
      working,
    },
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
