import type { CodeContent, CodeTask } from "@alambic/contract";

import { outputIn } from "../../items/withOutput.ts";
import { codeLanguages, codeOf, programsOf } from "../../sources/programming/programs.ts";
import type { Program } from "../../sources/programming/programs.ts";
import type { Rejection, RejectionCode } from "../Check.ts";
import { wholeOf } from "./codeFault.ts";

/**
 * What is wrong with code that a model asks about. Nobody runs it: it is one of the stored programs,
 * with what that printed, or stands in the quote to the letter, what it prints beside it. Its lines
 * have one order, as far as can be seen, and its gap one filling.
 */
export function modelCodeFaults(content: CodeContent, quote: string): Rejection[] {
  const { task, prompt, language } = content;
  const code = wholeOf(task);
  const output = task.type === "output" ? task.output : outputIn(prompt);
  const stored = storedProgram(code, language);
  if (stored !== undefined)
    return stored.output === output ? fromStored(task, stored) : because("data_disagrees", output);
  const [before, ...after] = quote.split(code);
  const isQuoted = before !== undefined && after.length > 0 && isWhole(code, quote);
  return [
    ...(isQuoted ? [] : because("quote_not_in_source", code)),
    ...(isWhole(output, [before, ...after].join("\n"))
      ? []
      : because("answer_not_in_quote", output)),
    ...(isBroken(code, language) || code !== code.trimEnd() ? because("schema", code) : []),
    ...shapeFaults(task, code),
  ];
}

function storedProgram(code: string, language: CodeContent["language"]): Program | undefined {
  return isRun(language)
    ? programsOf(language).find((program) => codeOf(program) === code)
    : undefined;
}

function isRun(language: string): language is (typeof codeLanguages)[number] {
  return codeLanguages.some((known) => known === language);
}

/** A stored program says itself which of its parts can be left out, and whether it has one order. */
function fromStored(task: CodeTask, { parts, lines }: Program): Rejection[] {
  switch (task.type) {
    case "lines":
      return lines ? [] : because("several_answers", wholeOf(task));
    case "fill": {
      const [gap = ""] = gapsOf(task);
      const known = parts.some((part) => typeof part !== "string" && part[0] === gap);
      return known ? [] : because("several_answers", gap);
    }
    case "output":
    case "edit":
      return [];
  }
}

function shapeFaults(task: CodeTask, code: string): Rejection[] {
  switch (task.type) {
    case "lines":
      return linesFaults(code.split("\n"));
    case "fill":
      return gapsOf(task).flatMap((gap) => gapFaults(gap, code));
    case "output":
    case "edit":
      return [];
  }
}

/** Two lines alike, or two neighbours of which neither needs the other. */
function linesFaults(lines: readonly string[]): Rejection[] {
  const bare = lines.map((line) => line.trim());
  const repeated = bare.filter((line, at) => bare.indexOf(line) !== at);
  const loose = lines.filter((line, at) => {
    const next = lines[at + 1];
    return isComment(line) || (next !== undefined && isInterchangeable(line, next));
  });
  return [
    ...repeated.flatMap((line) => because("options_alike", line)),
    ...loose.flatMap((line) => because("several_answers", line)),
  ];
}

const assignment =
  /^(?:(?:let|const|var|int|long|float|double|string|auto)\s+)?([$\w]+)\s*=(?![=>])([^(]*?);?$/iu;
const inclusion = /^(?:import|from|using|use|require|#include)\b/u;
const declaration = /^(?:let|const|var|int|long|float|double|string)\s+([$\w]+)\s*;?$/iu;

function isInterchangeable(line: string, next: string): boolean {
  if (indentOf(line) !== indentOf(next)) return false;
  const [one, other] = [line.trim(), next.trim()];
  if (inclusion.test(one) && inclusion.test(other)) return true;
  const [first, second] = [settles(one), settles(other)];
  return (
    first !== null &&
    second !== null &&
    first.name !== second.name &&
    !usesName(second.value, first.name) &&
    !usesName(first.value, second.name)
  );
}

/** What a line gives a name to, where it does nothing else. */
function settles(line: string): { readonly name: string; readonly value: string } | null {
  const [, declared] = declaration.exec(line) ?? [];
  if (declared !== undefined) return { name: declared, value: "" };
  const [, name, value] = assignment.exec(line) ?? [];
  return name === undefined || value === undefined ? null : { name, value: value.trim() };
}

function usesName(text: string, name: string): boolean {
  return new Set<string>(text.match(/[$\w]+/gu)).has(name);
}

function isComment(line: string): boolean {
  return /^\s*(?:#(?!include)|\/\/|--\s|\/\*)/u.test(line);
}

const namesFreely =
  /(?:\b(?:def|class|function|let|const|var|for|import|as|int|string)\s+|^\s*)$/iu;

/** A gap is a whole sign or word of the code; a name that could be any other stands elsewhere as well. */
function gapFaults(gap: string, code: string): Rejection[] {
  if (!isWhole(gap, code) || gap === code) return because("schema", gap);
  const [before = "", after = ""] = code.split(gap);
  const isName = /^[\p{Letter}_$][\w$]*$/u.test(gap);
  const line = before.split("\n").at(-1) ?? "";
  const isNamed = namesFreely.test(line) && (line.trim() !== "" || /^\s*=(?!=)/u.test(after));
  // It stands once in the code, or there would be no gap.
  return isName && isNamed ? because("several_answers", gap) : [];
}

/** Whether a part stands in a text without cutting a word or number in two. */
function isWhole(part: string, text: string): boolean {
  const isWordSign = (sign: string) => /[\p{Letter}\p{Number}_]/u.test(sign);
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + part.length)];
    const isCut =
      (isWordSign(part.charAt(0)) && isWordSign(before)) ||
      (isWordSign(part.charAt(part.length - 1)) && isWordSign(after)) ||
      (/\d$/u.test(part) && /^[.,]\d/u.test(text.slice(at + part.length)));
    if (part.trim() !== "" && !isCut) return true;
  }
  return false;
}

/** Python whose indentation was lost in the layout of a page. */
function isBroken(code: string, language: string): boolean {
  const lines = code.split("\n");
  return (
    language === "python" &&
    lines.some((line, at) => {
      const next = lines[at + 1];
      return /:\s*$/u.test(line) && (next === undefined || indentOf(next) <= indentOf(line));
    })
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function gapsOf({ segments }: Extract<CodeTask, { type: "fill" }>): readonly string[] {
  return segments.flatMap((segment) => (segment.type === "gap" ? segment.answers : []));
}

function because(code: RejectionCode, detail: string): Rejection[] {
  return [{ code, detail }];
}
