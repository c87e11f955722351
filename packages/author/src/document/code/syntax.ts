import type { CodeLanguage } from "@alambic/contract";

/** What begins a comment behind a line; none where a language is not known. */
const signs: Readonly<Partial<Record<CodeLanguage, string>>> = {
  python: "#",
  shell: "#",
  javascript: "//",
  typescript: "//",
  java: "//",
  c: "//",
  csharp: "//",
  php: "//",
  sql: "--",
};

/** A line of code and the comment behind it; null for what has none. */
export interface Parted {
  readonly code: string;
  readonly comment: string | null;
}

/** Parts a line from its comment, whose sign stands in no string. Longer lines than a page is wide are not looked at. */
export function parted(line: string, language: CodeLanguage): Parted {
  const sign = signs[language];
  if (sign === undefined || line.length > longestLine) return { code: line, comment: null };
  let quote: string | null = null;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (quote !== null) {
      if (letter === "\\") at += 1;
      else if (letter === quote) quote = null;
    } else if (/["'`]/u.test(letter)) quote = letter;
    else if (line.startsWith(sign, at))
      return { code: line.slice(0, at).trimEnd(), comment: line.slice(at + sign.length).trim() };
  }
  return { code: line, comment: null };
}

const longestLine = 200;

/** A call that prints, in the languages that are known. */
const printing =
  /(?:^|[\s;{(])(?:print|println|printf|puts|echo|console\.log|System\.out\.print(?:ln|f)?|Console\.Write(?:Line)?)(?=\s*[(\s"'$]|$)|\bcout\s*<</u;

export function isPrinting(line: string): boolean {
  return printing.test(line);
}

/** What begins a body that may run several times, later, or never. */
export const opensBody =
  /^\s*(?:\}\s*)?(?:for|foreach|while|do|def|function|fn|func|if|elif|else|elsif|unless|switch|case|try|catch|except|finally|with|loop|repeat|async)\b|=>\s*\{\s*$|\b\w+\s+\w+\s*\([^()]{0,80}\)\s*(?:throws \w+\s*)?\{\s*$/u;

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
