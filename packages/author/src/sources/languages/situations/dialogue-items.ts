import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { dialogue } from "../../../items/dialogue.ts";
import type { DialogueTurnParts } from "../../../items/dialogue.ts";
import { lineRun, wordsOf, allLines } from "./Line.ts";
import type { Line } from "./Line.ts";
import { lineItem } from "./SituationContext.ts";
import type { SituationContext } from "./SituationContext.ts";
import { withDialogueHint } from "./situation-hints.ts";
import { isNoHarder } from "./situations.ts";

const wrongLines = 2;
/** Lines of more words than this are chosen, not typed. */
const mostTyped = 7;

/** Each turn says what is meant: one line says it, two others of the same conversation do not. */
export function guidedDialogue(context: SituationContext): ItemDraft {
  return dialogueItem("guided", context, (line) => guidedTurn(line, context));
}

/** Nothing says what is meant: the other lines belong to other situations, no harder ones, and cannot fit. */
export function openDialogue(context: SituationContext): ItemDraft {
  const { situation, lang, own, random } = context;
  const foreign = allLines(lang, own).filter(
    (line) =>
      line.role === "learner" &&
      line.situation !== situation &&
      isNoHarder(line.situation, situation) &&
      !line.anywhere,
  );
  return dialogueItem("open", context, (line) => ({
    type: "choice",
    right: face(line),
    wrong: random.sample(foreign, wrongLines).map(face),
  }));
}

/** What is meant is said, and short lines are typed. */
export function spokenDialogue(context: SituationContext): ItemDraft {
  return dialogueItem("spoken", context, (line) =>
    wordsOf(line).length <= mostTyped
      ? { type: "reply", cue: line.meaning, answers: line.typed }
      : guidedTurn(line, context),
  );
}

/** What is meant is said, and the line that says it stands among others of the learner. */
function guidedTurn(line: Line, { lines, random }: SituationContext): DialogueTurnParts {
  const others = lines.filter(({ role, id }) => role === "learner" && id !== line.id);
  const wrong = random.sample(others, wrongLines).map(face);
  return { type: "choice", cue: line.meaning, right: face(line), wrong };
}

function dialogueItem(
  form: "guided" | "open" | "spoken",
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
