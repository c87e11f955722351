import type { CodeLanguage, CodeSegment, CodeTask, RichText } from "@alambic/contract";

import { ordering } from "../../items/ordering.ts";
import { partId } from "../../items/parts.ts";
import { withOutput } from "../../items/withOutput.ts";
import { plainText } from "../../texts/rich-text.ts";
import { storedLanguage } from "../lesson/storedPrograms.ts";
import type { BuildContext } from "./ModelKind.ts";
import { defineModelKind, someText } from "./ModelKind.ts";
import { joint, parted } from "./parts.ts";

const languages = [
  "python",
  "javascript",
  "typescript",
  "java",
  "c",
  "csharp",
  "php",
  "sql",
  "shell",
  "text",
] as const satisfies readonly CodeLanguage[];

/** What makes a program print, in one language or another. */
const prints = /\b(?:print|println|printf|puts|echo|console\.log|cout|WriteLine)\b/u;
const fewestLines = 3;
const mostLines = 12;

interface CodeDraft {
  readonly language: (typeof languages)[number];
  readonly task: "output" | "lines" | "fill";
  readonly code: string;
  readonly output: string;
  readonly gap: string;
}

export const codeKind = defineModelKind<"code", CodeDraft>({
  type: "code",
  advice:
    "A program with what it prints, both copied to the letter: out of `programs` where there are some, else out of the quote. `task`: output (what does it print?), lines (put its lines in order; three or more, in one order only) or fill (type what is missing: `gap`, a part of the code that stands there once, and is otherwise empty). Never write a program of your own.",
  fits: ({ skill, source }) => storedLanguage(skill) !== null || prints.test(source),
  properties: {
    language: { enum: [...languages] },
    task: { enum: ["output", "lines", "fill"] },
    code: someText,
    output: someText,
    gap: { type: "string", maxLength: 300 },
  },
  build: (draft, context) => {
    const task = taskOf(draft, context);
    const { language, output, explanation } = draft;
    return task === null
      ? null
      : {
          content_type: "code",
          content: { prompt: promptFor(task, output, context), language, task, explanation },
        };
  },
  ask: ({ content: { prompt, task } }) => {
    const question = plainText(prompt);
    switch (task.type) {
      case "lines":
        return {
          question,
          choices: task.lines.map(({ id, text }) => ({ id, text })),
          answer: "the ids of all lines in the right order",
        };
      case "fill":
        return {
          question: `${question}\n${task.segments.map(shownSegment).join("")}`,
          answer: `for every gap: its letter${joint}what stands there`,
        };
      case "output":
        return { question: `${question}\n${task.code}`, answer: "what it prints, line by line" };
      case "edit":
        return { question: `${question}\n${task.start}`, answer: "the whole code" };
    }
  },
  respond: ({ content: { task } }, answer) => {
    switch (task.type) {
      case "lines":
        return { content_type: "code", answer: { type: "ordered", line_ids: [...answer] } };
      case "fill": {
        const gaps = answer.map(parted).map(([id, text]) => ({ id, text }));
        return { content_type: "code", answer: { type: "filled", gaps } };
      }
      case "output":
      case "edit":
        return {
          content_type: "code",
          answer: { type: "written", text: answer.join("\n") },
        };
    }
  },
});

/** The task of a draft; null where its gap or its lines make none. */
function taskOf({ task, code, output, gap }: CodeDraft, { random }: BuildContext): CodeTask | null {
  switch (task) {
    case "output":
      return { type: "output", code, output };
    case "lines": {
      const lines = code.split("\n");
      if (lines.length < fewestLines || lines.length > mostLines) return null;
      const { content } = ordering({ prompt: "", steps: lines.map((text) => ({ text })) }, random);
      return {
        type: "lines",
        lines: content.items.map(({ id, text }) => ({ id, text: plainText(text) })),
        correct_line_ids: content.correct_item_ids,
      };
    }
    case "fill": {
      const [before, after, ...more] = gap.trim() === "" ? [] : code.split(gap);
      if (before === undefined || after === undefined || more.length > 0) return null;
      const text = (part: string): CodeSegment[] =>
        part === "" ? [] : [{ type: "text", text: part }];
      const missing: CodeSegment = { type: "gap", id: partId(0), answers: [gap] };
      return { type: "fill", segments: [...text(before), missing, ...text(after)] };
    }
  }
}

function promptFor(task: CodeTask, output: string, { texts }: BuildContext): RichText {
  switch (task.type) {
    case "lines":
      return withOutput(output, (values) => texts.t("author.programming.lines", { ...values }));
    case "fill":
      return withOutput(output, (values) => texts.t("author.programming.fill", { ...values }));
    case "output":
    case "edit":
      return texts.t("author.programming.output");
  }
}

function shownSegment(segment: CodeSegment): string {
  return segment.type === "text" ? segment.text : `__${segment.id}__`;
}
