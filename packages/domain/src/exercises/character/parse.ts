import type { CharacterContent, CharacterTask, Stroke } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  languageTag,
  list,
  member,
  object,
  option,
  partId,
  picture,
  reportBlankAnswers,
  reportDuplicates,
  richText,
  tagged,
  text,
  whole,
} from "../checks/index.ts";
import { side } from "./square.ts";

const atLeastZero = whole(0);

const coordinate: Check<number> = (value, path, report): value is number => {
  if (!atLeastZero(value, path, report)) return false;
  if (value <= side) return true;
  report(path, "too_large", `Expected at most ${side}.`);
  return false;
};

export const stroke: Check<Stroke> = list(object({ x: coordinate, y: coordinate }), 1, 64);

const task: Check<CharacterTask> = tagged({
  read: object({ type: among(["read"]), choices: list(option, 2, 8), right_choice_id: partId }),
  write: object(
    { type: among(["write"]) },
    { typed: list(text({ least: 1, most: 40 }), 1, 10), strokes: list(stroke, 1, 30) },
  ),
});

export const content: Check<CharacterContent> = object(
  { prompt: richText, character: text({ least: 1, most: 8 }), lang: languageTag, task },
  { picture, explanation: richText },
);

/** Choices have ids of their own, the right one is among them, and what is accepted can be typed. */
export function contentRules(asked: CharacterContent, path: string, report: Report): void {
  const place = member(path, "task");
  if (asked.character.trim() === "") {
    report(member(path, "character"), "blank", "A character must not be blank.");
  }
  if (asked.task.type === "write") {
    reportBlankAnswers(asked.task.typed ?? [], member(place, "typed"), report);
    return;
  }
  const ids = asked.task.choices.map(({ id }) => id);
  reportDuplicates(ids, member(place, "choices"), "id", report);
  const right = asked.task.right_choice_id;
  if (ids.includes(right)) return;
  report(member(place, "right_choice_id"), "unknown_id", `"${right}" names no choice.`);
}
