import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { isPoint } from "./points.ts";
import type { Point } from "./points.ts";

export const codeLanguages = ["javascript", "python"] as const;
export type ProgramLanguage = (typeof codeLanguages)[number];

/** A program that was run when the data set was made, and what it printed. */
export interface Program {
  readonly lesson: string;
  /** Programs that differ only in their values have the same. */
  readonly family: string;
  /** The code between its gaps, and what may stand in each of them, the best first. */
  readonly parts: readonly (string | readonly string[])[];
  readonly output: string;
  /** What a slip of the reader would have it print. */
  readonly wrong: readonly string[];
  /** Its lines can be put in order in one way only. */
  readonly lines: boolean;
  /** What it shows. */
  readonly why: Point;
}

const require = createRequire(import.meta.url);
const read = new Map<ProgramLanguage, readonly Program[]>();
const printed = new Map<ProgramLanguage, ReadonlyMap<string, string>>();

export function programsOf(language: ProgramLanguage): readonly Program[] {
  const programs = read.get(language) ?? readProgramSet(language);
  read.set(language, programs);
  return programs;
}

/** What a program printed when it was run; undefined for one that never was. */
export function outputOf(code: string, language: ProgramLanguage): string | undefined {
  const outputs =
    printed.get(language) ??
    new Map(
      programsOf(language).flatMap((program) =>
        writingsOf(program).map((writing) => [writing, program.output] as const),
      ),
    );
  printed.set(language, outputs);
  return outputs.get(code);
}

export function codeOf({ parts }: Pick<Program, "parts">): string {
  return parts.map((part) => (typeof part === "string" ? part : part[0])).join("");
}

/** The program with each of the accepted answers in each gap. */
function writingsOf({ parts }: Program): readonly string[] {
  const others = parts.flatMap((part, at) =>
    typeof part === "string" ? [] : part.map((answer) => codeOf({ parts: parts.with(at, answer) })),
  );
  return [codeOf({ parts }), ...others];
}

function readProgramSet(language: ProgramLanguage): readonly Program[] {
  const file = require.resolve(`@alambic/content/data/programs-${language}.json`);
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values) || !values.every(isProgram))
    throw new Error(`The programs of ${language} hold one that cannot be read`);
  return values;
}

function isProgram(value: unknown): value is Program {
  return (
    typeof value === "object" &&
    value !== null &&
    "lesson" in value &&
    "family" in value &&
    "parts" in value &&
    "output" in value &&
    "wrong" in value &&
    "lines" in value &&
    "why" in value &&
    isPoint(value.why)
  );
}
