import type { DialogueExercise, DialogueStep, RichText } from "@alambic/contract";

import type { Random } from "../random/createRandom.ts";
import { option, partId } from "./parts.ts";
import type { Face } from "./parts.ts";

/** One turn of a conversation, before it has ids. */
export type DialogueTurnParts =
  | { readonly type: "line"; readonly text: RichText; readonly translation?: RichText }
  | {
      readonly type: "choice";
      readonly cue?: RichText;
      readonly right: Face;
      readonly wrong: readonly Face[];
    }
  | { readonly type: "reply"; readonly cue: RichText; readonly answers: readonly string[] };

export interface DialogueParts {
  readonly prompt: RichText;
  /** The language that is spoken. */
  readonly lang: string;
  /** Who talks to the learner. */
  readonly other: string;
  readonly turns: readonly DialogueTurnParts[];
}

/** The id of the one who talks to the learner. */
const otherId = "other";

/** A conversation with one other; the choices of each turn in drawn order. */
export function dialogue(parts: DialogueParts, random: Random): DialogueExercise {
  return {
    content_type: "dialogue",
    content: {
      prompt: parts.prompt,
      lang: parts.lang,
      speakers: [{ id: otherId, name: parts.other }],
      steps: parts.turns.map((turn, index) => step(turn, `t${index + 1}`, random)),
    },
  };
}

function step(turn: DialogueTurnParts, id: string, random: Random): DialogueStep {
  switch (turn.type) {
    case "line":
      return { ...turn, speaker_id: otherId };
    case "reply":
      return { type: "reply", id, cue: turn.cue, answers: [...turn.answers] };
    case "choice": {
      const shown = random.shuffle([turn.right, ...turn.wrong]);
      return {
        type: "choice",
        id,
        ...(turn.cue === undefined ? {} : { cue: turn.cue }),
        options: shown.map((face, index) => option(face, partId(index))),
        right_option_ids: [partId(shown.indexOf(turn.right))],
      };
    }
  }
}
