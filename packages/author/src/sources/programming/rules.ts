import type { Rule } from "../subjects/Rule.ts";
import { outputOf } from "./programs.ts";
import type { ProgramLanguage } from "./programs.ts";

/** What a program prints, as it did when it was run. */
function printed(language: ProgramLanguage): Rule {
  return {
    showAsked: (asked) => asked,
    showAnswer: (answer) => answer,
    holds: (asked, answer) => outputOf(asked, language) === answer,
  };
}

export const programmingRules = {
  javascript: printed("javascript"),
  python: printed("python"),
} satisfies Record<ProgramLanguage, Rule>;
