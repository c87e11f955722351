import { codeLanguages, codeOf, programsOf } from "../../sources/programming/programs.ts";
import type { Program, ProgramLanguage } from "../../sources/programming/programs.ts";

const mostOffered = 6;
/** So many of a program's words the lesson has to speak of. */
const fewestShared = 2;

/** A program as a model is shown it. */
export interface OfferedProgram {
  readonly code: string;
  readonly output: string;
  /** What may be left out of it. */
  readonly gaps: readonly string[];
  /** Whether its lines can be put in order in one way only. */
  readonly lines: boolean;
}

/** The language of a skill of which programs are stored with what they printed; null for others. */
export function storedLanguage(skill: string): ProgramLanguage | null {
  return codeLanguages.find((language) => language === skill) ?? null;
}

/** The stored programs that share most words with a lesson's text, one of each family. */
export function programsFor(skill: string, source: string): readonly OfferedProgram[] {
  const language = storedLanguage(skill);
  if (language === null) return [];
  const words = wordsOf(source);
  const families = Map.groupBy(programsOf(language), ({ lesson, family }) => `${lesson} ${family}`);
  return [...families.values()]
    .flatMap((programs) => programs.slice(0, 1))
    .map((program) => ({
      program,
      shared: [...wordsOf(codeOf(program))].filter((word) => words.has(word)).length,
    }))
    .filter(({ shared }) => shared >= fewestShared)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, mostOffered)
    .map(({ program }) => offered(program));
}

function offered(program: Program): OfferedProgram {
  const { output, parts, lines } = program;
  const gaps = parts.flatMap((part) => (typeof part === "string" ? [] : part.slice(0, 1)));
  return { code: codeOf(program), output, gaps, lines };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{Letter}{2,}/gu) ?? []);
}
