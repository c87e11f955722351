import type { CodeSegment, CodeTask, RichText, TextRun } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { Claim } from "../../model/Provenance.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { withHint } from "../../hints/withHint.ts";
import { itemOf } from "../../items/itemOf.ts";
import type { ItemTitle } from "../../items/itemOf.ts";
import { matching } from "../../items/matching.ts";
import { ordering } from "../../items/ordering.ts";
import { partId } from "../../items/parts.ts";
import { quiz } from "../../items/quiz.ts";
import { trueFalse } from "../../items/simple-exercises.ts";
import { withOutput } from "../../items/withOutput.ts";
import { plainText, withRuns } from "../../texts/rich-text.ts";
import { withCode } from "../../texts/withCode.ts";
import type { DrillContext } from "../subjects/Task.ts";
import { codeOf } from "./programs.ts";
import type { Program, ProgramLanguage } from "./programs.ts";

/** What all items of one lesson on programs share. */
export interface CodeContext extends DrillContext {
  readonly code: ProgramLanguage;
}

/** A text set as code. */
export function codeRun(text: string): TextRun {
  return { text, style: "code" };
}

function statementOf(program: Program, output: string, { texts }: CodeContext): RichText {
  const runs = { asked: codeRun(codeOf(program)), answer: codeRun(output) };
  return withRuns(runs, (place) =>
    texts.t("author.programming.state", { asked: place("asked"), answer: place("answer") }),
  );
}

/** Why the program prints what it does, in a sentence. */
function whyOf({ why }: Program, { texts }: CodeContext): readonly TextRun[] {
  return runsOf(withCode(texts.t(`author.programming.why.${why}`)));
}

/** What the program prints, and why. */
function explanationOf(program: Program, context: CodeContext): RichText {
  const statement = statementOf(program, program.output, context);
  return [...runsOf(statement), { text: " " }, ...whyOf(program, context)];
}

function runsOf(text: RichText): readonly TextRun[] {
  return typeof text === "string" ? [{ text }] : text;
}

export function trueFalseItem(program: Program, answer: boolean, context: CodeContext): ItemDraft {
  const shown = answer ? program.output : context.random.pick(program.wrong);
  const exercise = trueFalse({
    statement: statementOf(program, shown, context),
    answer,
    explanation: explanationOf(program, context),
  });
  const claim = { left: codeOf(program), right: shown, holds: answer };
  return withWhy(item("true-false", context, exercise, [claim]), program, context);
}

export function quizItem(program: Program, context: CodeContext): ItemDraft {
  const { texts, random } = context;
  const left = codeOf(program);
  const exercise = quiz(
    {
      prompt: withRuns({ asked: codeRun(left) }, (place) =>
        texts.t("author.programming.ask", { asked: place("asked") }),
      ),
      right: { text: [codeRun(program.output)] },
      wrong: program.wrong.map((output) => ({ text: [codeRun(output)] })),
      explanation: explanationOf(program, context),
    },
    random,
  );
  const claims = exercise.content.choices.map(({ id, text }) => {
    const right = plainText(text);
    return { left, right, holds: right === program.output, part: id };
  });
  return withWhy(item("quiz", context, exercise, claims), program, context);
}

/** Null with fewer than three outputs that differ. */
export function matchingItem(programs: readonly Program[], context: CodeContext): ItemDraft | null {
  const distinct = programs.filter(
    ({ output }, at) => programs.findIndex((other) => other.output === output) === at,
  );
  if (distinct.length < 3) return null;
  const exercise = matching(
    {
      prompt: context.texts.t("author.programming.match"),
      pairs: distinct.map((program) => [
        { text: [codeRun(codeOf(program))] },
        { text: [codeRun(program.output)] },
      ]),
    },
    context.random,
  );
  const claims = distinct.map((program, at) => ({
    ...claimOf(program),
    part: exercise.content.left[at]?.id ?? "",
  }));
  return item("matching", context, exercise, claims);
}

/** What does it print? */
export function outputItem(program: Program, context: CodeContext): ItemDraft {
  const { texts } = context;
  const task: CodeTask = { type: "output", code: codeOf(program), output: program.output };
  return codeItem(program, task, texts.t("author.programming.output"), context);
}

/** The program with gaps, to be completed. */
export function fillItem(program: Program, context: CodeContext): ItemDraft {
  const segments = program.parts.map((part, at): CodeSegment =>
    typeof part === "string"
      ? { type: "text", text: part }
      : { type: "gap", id: partId(at), answers: [...part] },
  );
  const prompt = withOutput(program.output, (values) =>
    context.texts.t("author.programming.fill", { ...values }),
  );
  return codeItem(program, { type: "fill", segments }, prompt, context);
}

/** The lines of a program, to be put in order. */
export function linesItem(program: Program, context: CodeContext): ItemDraft {
  const steps = codeOf(program)
    .split("\n")
    .map((text) => ({ text }));
  const { content } = ordering({ prompt: "", steps }, context.random);
  const task: CodeTask = {
    type: "lines",
    lines: content.items.map(({ id, text }) => ({ id, text: plainText(text) })),
    correct_line_ids: content.correct_item_ids,
  };
  const prompt = withOutput(program.output, (values) =>
    context.texts.t("author.programming.lines", { ...values }),
  );
  return codeItem(program, task, prompt, context);
}

function claimOf(program: Program): Claim {
  return { left: codeOf(program), right: program.output, holds: true };
}

function codeItem(
  program: Program,
  task: CodeTask,
  prompt: RichText,
  context: CodeContext,
): ItemDraft {
  const explanation = [...whyOf(program, context)];
  const content = { prompt, language: context.code, task, explanation };
  const draft = item("code", context, { content_type: "code", content }, [claimOf(program)]);
  return withWhy(draft, program, context);
}

/** What the program shows helps to foresee what it prints, where it does not say that itself. */
function withWhy(draft: ItemDraft, program: Program, context: CodeContext): ItemDraft {
  return withHint(draft, plainText([...whyOf(program, context)]));
}

function item(
  title: ItemTitle,
  { texts, code }: CodeContext,
  exercise: Exercise,
  claims: readonly Claim[],
): ItemDraft {
  return itemOf(title, texts, exercise, { kind: "template", template: code, claims });
}
