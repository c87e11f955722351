import { misread } from "./misread.ts";
import { codeOf, readPrograms } from "./readPrograms.ts";
import type { WrittenProgram } from "./readPrograms.ts";

const mostWrong = 3;

export type RunProgram = (code: string) => string | null;

/** Programs with what they print, each really run, and what a slip of the reader would print. */
export function buildPrograms(language: "javascript" | "python", run: RunProgram) {
  return readPrograms(language).map((program) => {
    const code = codeOf(program);
    const output = outputOf(code, run);
    judgeGaps(program, output, run);
    if (program.lines) judgeLines(code, output, run);
    return {
      lesson: program.lesson,
      family: program.family,
      parts: program.parts,
      output,
      wrong: wrongOutputs(program, output, run),
      lines: program.lines,
      why: program.why,
    };
  });
}

function outputOf(code: string, run: RunProgram): string {
  const output = run(code);
  if (output === null || output === "") throw new Error(`It prints nothing:\n${code}`);
  return output;
}

/** Signs that could each stand in the other's place. */
const signs = [
  ["+", "-", "*", "/", "//", "%", "**"],
  ["+=", "-=", "*="],
  ["and", "or", "&&", "||"],
  ["if", "elif", "while", "for"],
];

/** Whatever is accepted in a gap makes a program that prints the same, and no other sign does. */
function judgeGaps({ parts }: WrittenProgram, output: string, run: RunProgram): void {
  for (const [at, gap] of parts.entries()) {
    if (typeof gap === "string") continue;
    const alike = signs.find((each) => gap.some((answer) => each.includes(answer))) ?? [];
    const other = alike.find(
      (sign) => !gap.includes(sign) && run(codeOf({ parts: parts.with(at, sign) })) === output,
    );
    if (other !== undefined) throw new Error(`${other} does as well:\n${codeOf({ parts })}`);
    for (const answer of gap) {
      const code = codeOf({ parts: parts.with(at, answer) });
      if (run(code) !== output) throw new Error(`${answer} does not do in a gap:\n${code}`);
    }
  }
}

/** No other order of the lines prints the same. */
function judgeLines(code: string, output: string, run: RunProgram): void {
  const lines = code.split("\n");
  for (const order of ordersOf(lines)) {
    const other = order.join("\n");
    if (other !== code && run(other) === output)
      throw new Error(`Another order does as well:\n${other}\n\nfor\n${code}`);
  }
}

function ordersOf(lines: readonly string[]): readonly (readonly string[])[] {
  if (lines.length <= 1) return [lines];
  return lines.flatMap((line, at) =>
    ordersOf(lines.toSpliced(at, 1)).map((rest) => [line, ...rest]),
  );
}

function wrongOutputs(
  { wrong, parts }: WrittenProgram,
  output: string,
  run: RunProgram,
): readonly string[] {
  const slips = misread(codeOf({ parts })).map(run);
  const others = [...wrong, ...slips, ...nextTo(output)].filter(
    (other): other is string =>
      other !== null && other !== "" && other !== output && other.length < 40,
  );
  return [...new Set(others)].slice(0, mostWrong);
}

/** The other truth value, or the numbers on both sides. */
function nextTo(output: string): readonly string[] {
  const opposites = [
    ["True", "False"],
    ["true", "false"],
  ];
  const opposite = opposites.find((pair) => pair.includes(output));
  if (opposite !== undefined) return opposite;
  return /^-?\d+$/u.test(output) ? [String(Number(output) + 1), String(Number(output) - 1)] : [];
}
