import type { DialogueContent, DialogueResponse, SaidLine } from "@alambic/contract";
import { matchAnswer } from "../../answers/index.ts";
import type { AnswerMatch } from "../../answers/index.ts";
import type { Score, ScoringContext } from "../score.ts";
import { noteOf, scoreOfParts } from "../score.ts";
import type { DialogueTurn } from "./turns.ts";
import { saidAt, turnsOf } from "./turns.ts";
import type { Marking } from "../marking.ts";

const missed: AnswerMatch = { accepted: false };

type SpokenContext = ScoringContext & { readonly lang: string | undefined };

const innerMarks = /(?<!\p{N})[,;:.!?¡¿…、。！？]|[,;:.!?¡¿…、。！？](?!\p{N})/gu;

/** A line as it is heard: without its marks, except in numbers and where it is nothing else. */
function heard(line: string): string {
  const words = line.replace(innerMarks, " ");
  return words.trim() === "" ? line : words;
}

function matchReply(
  typed: string,
  answers: readonly string[],
  { locale, lang }: SpokenContext,
): AnswerMatch {
  const lines = answers.map(heard);
  const match = matchAnswer(heard(typed), lines, { locale, lang });
  if (!match.accepted) return match;
  return { ...match, expected: answers[lines.indexOf(match.expected)] ?? match.expected };
}

function matchTurn(
  turn: DialogueTurn,
  line: SaidLine | undefined,
  context: SpokenContext,
): AnswerMatch {
  if (turn.type === "reply") {
    return line?.type === "typed" ? matchReply(line.text, turn.answers, context) : missed;
  }
  const fits = line?.type === "chosen" && turn.right_option_ids.includes(line.option_id);
  return fits ? { accepted: true, expected: line.option_id, slip: null } : missed;
}

/** The share of the learner's turns at which something fitting was said. */
function score(dialogue: DialogueContent, given: DialogueResponse, context: ScoringContext): Score {
  const results = turnsOf(dialogue).map((turn) => ({
    id: turn.id,
    match: matchTurn(turn, saidAt(given, turn.id), { ...context, lang: dialogue.lang }),
  }));
  return scoreOfParts(
    results.map(({ id, match }) => ({ id, correct: match.accepted })),
    results.flatMap(({ id, match }) => noteOf(id, match)),
  );
}

/** The first fitting line at every turn. */
function correctResponse(dialogue: DialogueContent): DialogueResponse {
  const said = turnsOf(dialogue).map((turn): SaidLine =>
    turn.type === "reply"
      ? { type: "typed", turn_id: turn.id, text: turn.answers[0] ?? "" }
      : { type: "chosen", turn_id: turn.id, option_id: turn.right_option_ids[0] ?? "" },
  );
  return { content_type: "dialogue", said };
}

/** What an answer is worth, and which is right. */
export const marking: Marking<DialogueContent, DialogueResponse> = {
  scored: true,
  score,
  correctResponse,
};
