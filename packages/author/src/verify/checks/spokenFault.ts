import type { DialogueContent, DialogueStep } from "@alambic/contract";

import { allLines } from "../../sources/languages/situations/Line.ts";
import type { Line } from "../../sources/languages/situations/Line.ts";
import { plainText } from "../../texts/rich-text.ts";

/**
 * Where a dialogue differs from the lines that it was made from; null where it does not. Each turn is
 * the line of its place. A right option is that line and no wrong one says the same; where nothing
 * says what is meant, the wrong ones belong to other situations and fit nowhere else.
 */
export function spokenFault({ steps }: DialogueContent, lines: readonly Line[]): string | null {
  if (steps.length !== lines.length) return "other turns";
  const at = steps.findIndex((step, index) => {
    const line = lines[index];
    return line === undefined || !isSaid(step, line);
  });
  return at < 0 ? null : `turn ${at + 1}`;
}

function isSaid(step: DialogueStep, line: Line): boolean {
  switch (step.type) {
    case "line":
      return (
        line.role === "other" &&
        plainText(step.text) === line.text &&
        (step.translation === undefined || plainText(step.translation) === line.meaning)
      );
    case "reply":
      return (
        line.role === "learner" &&
        step.cue !== undefined &&
        plainText(step.cue) === line.meaning &&
        step.answers.every((answer) => line.typed.includes(answer))
      );
    case "choice": {
      const { cue, options, right_option_ids: right } = step;
      return (
        line.role === "learner" &&
        (cue === undefined || plainText(cue) === line.meaning) &&
        new Set(options.map(({ text }) => plainText(text))).size === options.length &&
        options.every(({ id, text }) =>
          right.includes(id)
            ? plainText(text) === line.text
            : isWrong(plainText(text), line, cue !== undefined),
        )
      );
    }
  }
}

/** Whether a line of the data set is wrong in the place of another. */
function isWrong(text: string, line: Line, isCued: boolean): boolean {
  const said = sayings(text, line);
  return (
    said.length > 0 &&
    said.every(
      (other) =>
        other.meaning !== line.meaning &&
        (isCued || (other.situation !== line.situation && !other.anywhere)),
    )
  );
}

/** The lines of the data set that are worded like this; their meanings in the line's own words. */
function sayings(text: string, { lang, own }: Line): readonly Line[] {
  return allLines(lang, own).filter((other) => other.text === text);
}
