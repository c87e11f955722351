import { typedIn } from "./namesUsed.ts";

const pairs = ["()", "[]", "{}"];

/** Whether nothing of a listing is cut: what is opened is closed, and a body stands below what begins one. */
export function isWholeCode(listing: string): boolean {
  const typed = typedIn(listing);
  return pairs.every(([open = "", close = ""]) => isClosed(typed, open, close)) && hasBodies(typed);
}

function isClosed(text: string, open: string, close: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === open) depth += 1;
    else if (sign === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** "def f(x):" and a line farther right below it. */
function hasBodies(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.every((line, at) => {
    if (!begins.test(line)) return true;
    return indentOf(lines[at + 1] ?? "") > indentOf(line);
  });
}

const begins = /^\s*(?:def|class|if|elif|else|for|while|try|except|finally|with|async)\b.*:\s*$/u;

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
