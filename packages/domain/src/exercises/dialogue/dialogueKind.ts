import type { DialogueContent, DialogueResponse, SaidLine } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  list,
  member,
  object,
  partId,
  reportDuplicates,
  reportUnknown,
  tagged,
  text,
} from "../checks/index.ts";
import { turnsOf } from "./turns.ts";
import { completeKind } from "../completeKind.ts";
import { dialogue } from "./index.ts";
import { marking } from "./marking.ts";

export { content } from "./parse.ts";

const saidLine: Check<SaidLine> = tagged({
  chosen: object({ type: among(["chosen"]), turn_id: partId, option_id: partId }),
  typed: object({ type: among(["typed"]), turn_id: partId, text: text({ most: 300 }) }),
});

export const response: Check<DialogueResponse> = object({
  content_type: among(["dialogue"]),
  said: list(saidLine, 0, 40),
});

/** Each turn is taken once, in the way that it asks for, with one of its lines. */
function responseRules(
  dialogue: DialogueContent,
  { said }: DialogueResponse,
  report: Report,
): void {
  const turns = new Map(turnsOf(dialogue).map((turn) => [turn.id, turn]));
  const ids = said.map(({ turn_id: id }) => id);
  reportDuplicates(ids, "said", "turn_id", report);
  reportUnknown(ids, [...turns.keys()], "said", "turn_id", report);
  for (const [index, line] of said.entries()) {
    const turn = turns.get(line.turn_id);
    const place = member("said", index);
    if (turn === undefined) continue;
    if ((turn.type === "choice") !== (line.type === "chosen")) {
      report(member(place, "type"), "not_allowed", "The turn is taken in another way.");
    }
    if (turn.type !== "choice" || line.type !== "chosen") continue;
    if (turn.options.some(({ id }) => id === line.option_id)) continue;
    report(member(place, "option_id"), "unknown_id", `"${line.option_id}" names no line.`);
  }
}

/** The kind as a whole: with its answers, and what each is worth. */
export const dialogueKind = completeKind(dialogue, marking, { response, responseRules });
