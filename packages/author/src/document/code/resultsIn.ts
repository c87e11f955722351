import type { CodeLanguage } from "@alambic/contract";

import { codeLanguageOf } from "./codeLanguageOf.ts";
import { commentedResult } from "./commentedResult.ts";
import type { FoundResult } from "./FoundResult.ts";
import { isWorthForeseeing } from "./isWorthForeseeing.ts";
import { sessionIn } from "./sessionIn.ts";
import { indentOf, isPrinting, opensBody, parted } from "./syntax.ts";

/** Longer listings are not asked about. */
const mostLines = 60;
const longestLine = 200;

/** What a listing says by itself that its code gives: in a session, or in comments. */
export function resultsIn(listing: string): readonly FoundResult[] {
  const lines = listing.split("\n");
  if (lines.length > mostLines || lines.some(({ length }) => length > longestLine)) return [];
  return [...sessionResults(lines), ...commentResults(lines)].filter(({ code, output }) =>
    isWorthForeseeing(code, output),
  );
}

function sessionResults(lines: readonly string[]): readonly FoundResult[] {
  const session = sessionIn(lines) ?? [];
  return session.flatMap(({ kind }, at): readonly FoundResult[] => {
    const rest = session.slice(at + 1);
    const next = rest.findIndex((line) => line.kind !== "answer");
    const all = next < 0 ? rest : rest.slice(0, next);
    const answers = all.slice(0, all.findLastIndex(({ text }) => text.trim() !== "") + 1);
    const output = answers.map(({ text }) => text.trimEnd()).join("\n");
    const isRemarked = answers.some(({ text }) => remark.test(text));
    if (kind === "answer" || answers.length === 0 || isRemarked) return [];
    return [
      {
        told: "session",
        code: lines.slice(0, at + 1).join("\n"),
        output,
        end: lines.slice(0, at + 1 + answers.length).join("\n").length,
      },
    ];
  });
}

/** What a teacher adds behind an answer. */
const remark = /\S\s{2,}(?:#|\/\/|<-|←)/u;

function commentResults(lines: readonly string[]): readonly FoundResult[] {
  if (sessionIn(lines) !== null) return [];
  const language = codeLanguageOf(lines.join("\n"));
  const comments = lines.map((line) => parted(line, language).comment);
  if (areCounted(comments) || comments.some((each) => fails.test(each ?? ""))) return [];
  const found = lines.map((line) => commentedResult(line, language));
  return lines.flatMap((_, at): readonly FoundResult[] => {
    const each = found[at] ?? null;
    if (each === null || isInBody(lines, at)) return [];
    const above = lines.slice(0, at).map((line) => withoutResult(line, language));
    return [
      {
        told: "comment",
        code: [...above, each.line].join("\n"),
        output: each.result,
        end: lines.slice(0, at + 1).join("\n").length,
      },
    ];
  });
}

/** 1, 3, 2: numbers that say in which order lines run, and not what they give. */
function areCounted(comments: readonly (string | null)[]): boolean {
  const numbers = comments.filter((each) => each !== null && /^\d$/u.test(each)).map(Number);
  return (
    numbers.length > 1 && numbers.toSorted((a, b) => a - b).every((each, at) => each === at + 1)
  );
}

/** A line that stops the program. */
const fails = /error|exception|fails|crash|erreur|échoue|plante|fout(?!\p{Letter})|mislukt/iu;

/** Results of lines are not shown, nor what else a comment says of what is printed. */
export function withoutResult(line: string, language: CodeLanguage): string {
  const { code } = parted(line, language);
  return commentedResult(line, language) !== null || isPrinting(code) ? code : line;
}

/** A class, or the main part of a program: what stands in it runs once. */
const wrapper = /\b(?:class|namespace|package|interface)\b|\bmain\s*\(/u;

/** Whether a line may run several times, later or never: it begins a body, or stands in one. */
export function isInBody(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  const above = lines.slice(0, at);
  if (opensBody.test(line) && !wrapper.test(line)) return true;
  const open = above.reduce((sum, each) => sum + count(each, "{") - count(each, "}"), 0);
  if (open > above.filter((each) => wrapper.test(each) && each.includes("{")).length) return true;
  let indent = indentOf(line);
  for (const each of above.toReversed()) {
    const own = indentOf(each);
    if (each.trim() === "" || own >= indent) continue;
    if (!wrapper.test(each)) return true;
    indent = own;
  }
  return false;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
