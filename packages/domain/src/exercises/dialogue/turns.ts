import type {
  DialogueChoice,
  DialogueContent,
  DialogueReply,
  DialogueResponse,
  DialogueStep,
  SaidLine,
} from "@alambic/contract";

/** A turn of the learner's. */
export type DialogueTurn = DialogueChoice | DialogueReply;

export function isTurn(step: DialogueStep): step is DialogueTurn {
  return step.type !== "line";
}

/** The learner's turns, in their order. */
export function turnsOf({ steps }: DialogueContent): DialogueTurn[] {
  return steps.filter(isTurn);
}

/** What was said at a turn; undefined where nothing was. */
export function saidAt({ said }: DialogueResponse, turnId: string): SaidLine | undefined {
  return said.find(({ turn_id: id }) => id === turnId);
}

/** The steps up to the first turn at which nothing was said: what there is to read by now. */
export function stepsSoFar(dialogue: DialogueContent, given: DialogueResponse): DialogueStep[] {
  const open = dialogue.steps.findIndex((step) => isTurn(step) && !isSaid(step, given));
  return open === -1 ? dialogue.steps : dialogue.steps.slice(0, open);
}

/** The turn that is the learner's now; undefined when all was said. */
export function openTurn(
  dialogue: DialogueContent,
  given: DialogueResponse,
): DialogueTurn | undefined {
  return turnsOf(dialogue).find((turn) => !isSaid(turn, given));
}

function isSaid(turn: DialogueTurn, given: DialogueResponse): boolean {
  const said = saidAt(given, turn.id);
  return said !== undefined && (said.type === "chosen" || said.text.trim() !== "");
}
