import type {
  CharacterAnswer,
  CharacterContent,
  CharacterResponse,
  CharacterTask,
  Stroke,
} from "@alambic/contract";
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
  reportUnknown,
  richText,
  tagged,
  text,
  whole,
} from "../checks/index.ts";
import { side } from "./geometry.ts";

const atLeastZero = whole(0);

const coordinate: Check<number> = (value, path, report): value is number => {
  if (!atLeastZero(value, path, report)) return false;
  if (value <= side) return true;
  report(path, "too_large", `Expected at most ${side}.`);
  return false;
};

const stroke: Check<Stroke> = list(object({ x: coordinate, y: coordinate }), 1, 64);

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

const answer: Check<CharacterAnswer> = tagged({
  chosen: object({ type: among(["chosen"]), choice_id: partId }),
  typed: object({ type: among(["typed"]), text: text({ most: 100 }) }),
  drawn: object({ type: among(["drawn"]), strokes: list(stroke, 0, 40) }),
});

export const response: Check<CharacterResponse> = object({
  content_type: among(["character"]),
  answer,
});

/** It is answered in a way that it can be: chosen where it is read, drawn where there is a model. */
export function responseRules(
  { task: asked }: CharacterContent,
  { answer: given }: CharacterResponse,
  report: Report,
): void {
  const reads = asked.type === "read";
  const undrawable = given.type === "drawn" && asked.type === "write" && !asked.strokes;
  if (reads !== (given.type === "chosen") || undrawable) {
    report("answer.type", "not_allowed", "It is not answered this way.");
    return;
  }
  if (!reads || given.type !== "chosen") return;
  const ids = asked.choices.map(({ id }) => id);
  reportUnknown([given.choice_id], ids, "answer", "choice_id", report);
}
