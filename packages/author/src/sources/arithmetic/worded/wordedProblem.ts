import type { LessonBlock } from "@alambic/contract";

import type { Texts } from "../../../texts/loadTexts.ts";
import type { Problem, ProblemContext, Shown, TypedAnswer } from "../Problem.ts";
import { distinctMistakes } from "../Problem.ts";
import type { Drawing } from "./drawings.ts";
import type { WordedLesson } from "./ids.ts";
import { figureOf } from "./sketch.ts";

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
  /** What can be drawn of it. */
  readonly drawing?: Drawing;
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
  const { lesson, left, answer, mistakes, block, drawing, typed } = parts;
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
      ...(drawing === undefined ? {} : { shown: shownBy(drawing, figures, texts) }),
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

/** The figure, with the same facts in words, and the question that points to it. */
function shownBy(
  { asks, shape, sketch }: Drawing,
  figures: Readonly<Record<"a" | "b" | "c", string>>,
  texts: Texts,
): Shown {
  const task = texts.t(`author.figure.asks.${asks}`);
  return {
    question: texts.t("author.question.worded.prompt", { task }),
    figure: figureOf(sketch, texts.t(`author.figure.${shape}`, figures)),
    state: (answer) =>
      texts.t("author.question.worded.statement", { task: capitalised(task), answer }),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
