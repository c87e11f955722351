import { commentedResult, withoutRemark } from "./commentedResult.ts";
import type { FoundResult } from "./FoundResult.ts";
import { isWorthForeseeing } from "./isWorthForeseeing.ts";
import { sessionIn } from "./sessionIn.ts";

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
    const answers = next < 0 ? rest : rest.slice(0, next);
    if (kind === "answer" || answers.length === 0) return [];
    return [
      {
        told: "session",
        code: lines.slice(0, at + 1).join("\n"),
        output: answers.map(({ text }) => text).join("\n"),
        end: lines.slice(0, at + 1 + answers.length).join("\n").length,
      },
    ];
  });
}

function commentResults(lines: readonly string[]): readonly FoundResult[] {
  if (sessionIn(lines) !== null) return [];
  return lines.flatMap((line, at): readonly FoundResult[] => {
    const found = commentedResult(line);
    if (found === null || isInBody(lines, at)) return [];
    return [
      {
        told: "comment",
        code: [...lines.slice(0, at).map(withoutResult), found.line].join("\n"),
        output: found.result,
        end: lines.slice(0, at + 1).join("\n").length,
      },
    ];
  });
}

/** Results of earlier lines are not shown, nor what else a comment says of what is printed. */
export function withoutResult(line: string): string {
  return commentedResult(line)?.line ?? withoutRemark(line);
}

/** Whether a line may run several times, or never: it stands farther right than a line above that begins a body. */
function isInBody(lines: readonly string[], at: number): boolean {
  let indent = indentOf(lines[at] ?? "");
  for (const line of lines.slice(0, at).toReversed()) {
    const own = indentOf(line);
    if (line.trim() === "" || own >= indent) continue;
    if (beginsBody.test(line)) return true;
    indent = own;
  }
  return false;
}

const beginsBody = /^\s*(?:for|while|do|def|function|fn|func|if|elif|else|switch|try)\b|=>\s*\{$/u;

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
