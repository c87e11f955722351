import type { DialogueContent, DialogueStep } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  acceptedAnswers,
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
} from "../checks/index.ts";
import type { DialogueTurn } from "./turns.ts";
import { isTurn } from "./turns.ts";

const speaker = object({ id: partId, name: text({ least: 1, most: 80 }) });

const step: Check<DialogueStep> = tagged({
  line: object(
    { type: among(["line"]), speaker_id: partId, text: richText },
    { translation: richText },
  ),
  choice: object(
    {
      type: among(["choice"]),
      id: partId,
      options: list(option, 2, 6),
      right_option_ids: list(partId, 1, 6),
    },
    { cue: richText },
  ),
  reply: object(
    { type: among(["reply"]), id: partId, answers: acceptedAnswers },
    { cue: richText },
  ),
});

export const content: Check<DialogueContent> = object(
  { prompt: richText, speakers: list(speaker, 1, 6), steps: list(step, 1, 40) },
  { picture, lang: languageTag, explanation: richText },
);

/** Speakers and turns have ids of their own, lines have a speaker, and every turn can be taken. */
export function contentRules(dialogue: DialogueContent, path: string, report: Report): void {
  const speakers = dialogue.speakers.map(({ id }) => id);
  reportDuplicates(speakers, member(path, "speakers"), "id", report);
  const steps = member(path, "steps");
  const turns = new Set<string>();
  for (const [index, part] of dialogue.steps.entries()) {
    const place = member(steps, index);
    if (!isTurn(part)) {
      if (speakers.includes(part.speaker_id)) continue;
      const message = `"${part.speaker_id}" names no speaker.`;
      report(member(place, "speaker_id"), "unknown_id", message);
      continue;
    }
    if (turns.has(part.id)) {
      report(member(place, "id"), "duplicate_id", `"${part.id}" stands here twice.`);
    }
    turns.add(part.id);
    turnRules(part, place, report);
  }
  if (turns.size === 0) report(steps, "no_gap", "There is nothing to say.");
}

function turnRules(turn: DialogueTurn, place: string, report: Report): void {
  if (turn.type === "reply") {
    reportBlankAnswers(turn.answers, member(place, "answers"), report);
    return;
  }
  const options = turn.options.map(({ id }) => id);
  reportDuplicates(options, member(place, "options"), "id", report);
  const right = member(place, "right_option_ids");
  reportDuplicates(turn.right_option_ids, right, "", report);
  reportUnknown(turn.right_option_ids, options, right, "", report);
}
