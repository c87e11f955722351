import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { dialogue } from "../../../items/dialogue.ts";
import type { DialogueTurnParts } from "../../../items/dialogue.ts";
import { allLines, lineRun, linesOf, markOf } from "./Line.ts";
import type { Line } from "./Line.ts";
import { lineItem } from "./SituationContext.ts";
import type { SituationContext } from "./SituationContext.ts";
import { withDialogueHint } from "./situation-hints.ts";
import { isNoHarder } from "./situations.ts";

const wrongLines = 2;

/** Each turn says what is meant: one line says it, two others of the same conversation do not. */
export function guidedDialogue(context: SituationContext): ItemDraft {
  return dialogueItem("guided", context, (line) => guidedTurn(line, context));
}

/** Nothing says what is meant: the other lines belong to other situations, no harder ones, and cannot fit. */
export function openDialogue(context: SituationContext): ItemDraft {
  const elsewhere = linesElsewhere(context);
  return dialogueItem("open", context, (line) => ({
    type: "choice",
    right: face(line),
    wrong: alikeFirst(elsewhere, line, context).map(face),
  }));
}

/** What is meant is said, and the line that says it stands among others of the same situation. */
function guidedTurn(line: Line, context: SituationContext): DialogueTurnParts {
  const { situation, lang, own } = context;
  const here = linesOf(situation, lang, own).filter(
    ({ role, id }) => role !== "other" && id !== line.id,
  );
  const wrong = alikeFirst(here, line, context).map(face);
  return { type: "choice", cue: line.meaning, right: face(line), wrong };
}

/** What a learner says in other situations that are no harder, and nowhere else. */
function linesElsewhere({ situation, lang, own }: SituationContext): readonly Line[] {
  return allLines(lang, own).filter(
    (line) =>
      line.role === "learner" &&
      line.situation !== situation &&
      isNoHarder(line.situation, situation) &&
      !line.anywhere,
  );
}

/** Wrong lines, questions beside a question as far as there are any. */
function alikeFirst(
  lines: readonly Line[],
  line: Line,
  { random }: SituationContext,
): readonly Line[] {
  const isAlike = (other: Line) => markOf(other) === markOf(line);
  return random
    .shuffle(lines)
    .toSorted((one, other) => Number(isAlike(other)) - Number(isAlike(one)))
    .slice(0, wrongLines);
}

function dialogueItem(
  form: "guided" | "open",
  context: SituationContext,
  turn: (line: Line) => DialogueTurnParts,
): ItemDraft {
  const { lines, lang, situation, texts, random } = context;
  const exercise = dialogue(
    {
      prompt: texts.t(`author.situations.dialogue.${form}`, {
        situation: texts.t(`author.situations.${situation}.title`),
      }),
      lang,
      other: texts.t(`author.situations.${situation}.other`),
      turns: lines.map((line) =>
        line.role === "other" ? heard(line, form === "open") : turn(line),
      ),
    },
    random,
  );
  return withDialogueHint(lineItem("dialogue", lines, context, exercise), form, context);
}

function heard(line: Line, alone: boolean): DialogueTurnParts {
  return alone
    ? { type: "line", text: [lineRun(line)] }
    : { type: "line", text: [lineRun(line)], translation: line.meaning };
}

function face(line: Line) {
  return { text: [lineRun(line)] };
}
