import type { CodeLanguage } from "@alambic/contract";

/** Where single and double quotes mean the same. */
const quoteless: ReadonlySet<CodeLanguage> = new Set(["python", "javascript", "typescript"]);

/** Or an escape outside of them, at whose quotation mark none begins. */
const strings = /\\.|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu;

/** The quotation marks of phones and word processors are none in code. */
function straight(code: string): string {
  return code
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/[\u201C\u201D]/gu, '"')
    .replace(/\r\n?/gu, "\n")
    .replaceAll("\u00A0", " ");
}

/** A line without the spaces that mean nothing: those at its end, and those beside a sign. */
function tight(line: string): string {
  const [indent = ""] = /^[ \t]*/u.exec(line) ?? [];
  const rest = line
    .slice(indent.length)
    .replace(/\s+/gu, " ")
    .replace(/ ?([^\p{L}\p{N}_\s$]) ?/gu, "$1")
    .trim();
  return rest === "" ? "" : indent.replaceAll("\t", "    ") + rest;
}

/** Code without what means nothing in it: empty lines, spaces beside signs, the kind of quotes. */
export function plainCode(code: string, language: CodeLanguage): string {
  const texts: string[] = [];
  const masked = straight(code).replace(strings, (text) => {
    if (text.startsWith("\\")) return text;
    const inner = text.slice(1, -1);
    const plain = !/["'\\`]/u.test(inner) && text[0] !== "`" && quoteless.has(language);
    texts.push(plain ? `"${inner}"` : text);
    return `\uE000${texts.length - 1}\uE001`;
  });
  const lines = masked.split("\n").map(tight);
  return lines
    .filter((line) => line !== "")
    .join("\n")
    .replace(/\uE000(\d+)\uE001/gu, (_, at: string) => texts[Number(at)] ?? "");
}

/** Whether two pieces of code differ in nothing that means anything. In Python indentation does. */
export function isSameCode(typed: string, expected: string, language: CodeLanguage): boolean {
  const [mine, wanted] = [plainCode(typed, language), plainCode(expected, language)];
  if (language === "python") return mine === wanted;
  const bare = (code: string) => code.replace(/^ +/gmu, "");
  return bare(mine) === bare(wanted);
}

/** The lines that a program prints, without what cannot be seen at their ends. */
export function printedLines(output: string): string[] {
  const lines = output
    .replace(/\r\n?/gu, "\n")
    .split("\n")
    .map((line) => line.trimEnd());
  while (lines.at(-1) === "") lines.pop();
  return lines;
}
