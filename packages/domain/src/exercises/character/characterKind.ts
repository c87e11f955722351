import type { CharacterAnswer, CharacterContent, CharacterResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { among, list, object, partId, reportUnknown, tagged, text } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { character } from "./index.ts";
import { marking } from "./marking.ts";
import { stroke } from "./parse.ts";

export { content } from "./parse.ts";

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
function responseRules(
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

/** The kind as a whole: with its answers, and what each is worth. */
export const characterKind = completeKind(character, marking, { response, responseRules });
