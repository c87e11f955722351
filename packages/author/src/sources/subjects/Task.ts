import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import type { SpokenRule } from "./rules.ts";

/** One question with its answer, and answers that typical mistakes lead to. In a rule's notation. */
export interface Task {
  readonly asked: string;
  readonly answer: string;
  /** At least two. */
  readonly wrong: readonly string[];
  /** How the answer is found, as a sentence of its own. */
  readonly why?: string;
}

/** The ways in which tasks are put, each of which takes as many as it needs. */
export type Way =
  | "true"
  | "false"
  | "quiz"
  | "matching"
  | "sorting"
  | "ordering"
  | "typed"
  | "number";

export interface DrillContext {
  readonly language: InstructionLanguage;
  readonly texts: Texts;
  readonly random: Random;
}

/** Tasks of one rule, and the ways in which they are put, one after the other. */
export interface Drill {
  readonly rule: SpokenRule;
  /** Easiest first, no two that ask the same. */
  tasks(context: DrillContext): readonly Task[];
  readonly ways: readonly Way[];
  /** How many of the first tasks the lesson shows before it asks; they are not asked then. */
  readonly examples?: number;
  /** The lesson shows all tasks, and then asks about them. */
  readonly all?: boolean;
}

/** A task for each pair of question and answer; the wrong answers are those of the others. */
export function tasksOf(facts: readonly (readonly [asked: string, answer: string])[]): Task[] {
  return facts.map(([asked, answer]) => ({
    asked,
    answer,
    wrong: [...new Set(facts.map(([, other]) => other))].filter((other) => other !== answer),
  }));
}
