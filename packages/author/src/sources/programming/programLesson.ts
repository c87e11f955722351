import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Lesson } from "../subjects/Lesson.ts";
import {
  fillItem,
  linesItem,
  matchingItem,
  outputItem,
  quizItem,
  trueFalseItem,
} from "./code-items.ts";
import type { CodeContext } from "./code-items.ts";
import { codeOf, programsOf } from "./programs.ts";
import type { Program, ProgramLanguage } from "./programs.ts";

const exampleCount = 2;
const mostPairs = 4;

/** The programs of a lesson, one of each family, by what they lend themselves to. */
interface Drawn {
  /** One line, to be known at sight. */
  readonly short: readonly Program[];
  /** To be followed step by step. */
  readonly long: readonly Program[];
  readonly fill: readonly Program[];
  readonly lines: readonly Program[];
}

/** A lesson on the programs of a language that bear its name. */
export function programLesson(code: ProgramLanguage, lesson: string): Lesson {
  return {
    itemCount: 10,
    draft(drawn) {
      const context: CodeContext = { ...drawn, code };
      const programs = programsOf(code).filter((program) => program.lesson === lesson);
      const families = [...Map.groupBy(programs, ({ family }) => family).values()];
      const asked = sorted(families.map((family) => drawn.random.pick(family)));
      return {
        blocks: examples(families, asked, context),
        items: itemsOf(asked, context),
      };
    },
  };
}

function sorted(programs: readonly Program[]): Drawn {
  const gapped = (program: Program) => program.parts.some((part) => typeof part !== "string");
  const plain = programs.filter((program) => !gapped(program) && !program.lines);
  const isShort = (program: Program) =>
    !codeOf(program).includes("\n") && !program.output.includes("\n") && program.wrong.length > 0;
  return {
    short: plain.filter(isShort),
    long: plain.filter((program) => !isShort(program)),
    fill: programs.filter(gapped),
    lines: programs.filter(({ lines }) => lines),
  };
}

/** Recognise, read, then write. What a lesson has no short programs for is read instead. */
function itemsOf({ short, long, fill, lines }: Drawn, context: CodeContext): ItemDraft[] {
  const { random } = context;
  const first = random.next() < 0.5;
  const [a, b, c, d, ...others] = random.shuffle(short);
  const pairs = (others.length < 3 ? random.shuffle(short) : others).slice(0, mostPairs);
  const read = inOrder(random, long, short.length < 3 ? 6 : 3);
  return [
    a === undefined ? [] : [trueFalseItem(a, first, context)],
    [b, c].flatMap((program) => (program === undefined ? [] : [quizItem(program, context)])),
    matchingItem(pairs, context) ?? [],
    d === undefined ? [] : [trueFalseItem(d, !first, context)],
    read.slice(0, 2).map((program) => outputItem(program, context)),
    fill.slice(0, 1).map((program) => fillItem(program, context)),
    lines.map((program) => linesItem(program, context)),
    fill.slice(1).map((program) => fillItem(program, context)),
    read.slice(2).map((program) => outputItem(program, context)),
  ].flat();
}

/** Some of the programs, in the order in which they were written: the easiest first. */
function inOrder(random: Random, programs: readonly Program[], count: number): readonly Program[] {
  const chosen = random.sample(programs, count);
  return programs.filter((program) => chosen.includes(program));
}

/** Programs with what they print, in other values than those that are asked. */
function examples(
  families: readonly (readonly Program[])[],
  asked: Drawn,
  { texts, code }: CodeContext,
): LessonBlock[] {
  const first = [...asked.long, ...asked.short].slice(0, exampleCount);
  return first.flatMap((program): LessonBlock[] => {
    const family = families.find((each) => each.includes(program)) ?? [];
    const other = family.find((each) => each.output !== program.output) ?? program;
    return [
      { type: "code", language: code, code: codeOf(other) },
      {
        type: "code",
        language: "text",
        code: other.output,
        caption: texts.t("author.programming.printed"),
      },
    ];
  });
}
