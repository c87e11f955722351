import type { CodeExercise, CodeTask } from "@alambic/contract";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { partIds } from "./partIds.ts";

const lines = fc.constantFrom("a = 1", "print('a b')", "for i in x:", "  y()", "return 3.5 / 2");

const tasks: Arbitrary<CodeTask> = fc.oneof(
  fc.array(lines, { minLength: 1, maxLength: 5 }).map((printed): CodeTask => ({
    type: "output",
    code: "run()",
    output: printed.join("\n"),
  })),
  partIds(2, 8).map((ids): CodeTask => ({
    type: "lines",
    lines: ids.map((id, at) => ({ id, text: `${" ".repeat(at % 3)}line_${at}()` })),
    correct_line_ids: ids.toReversed(),
  })),
  fc.tuple(partIds(1, 5), lines).map(([ids, answer]): CodeTask => ({
    type: "fill",
    segments: ids.flatMap((id) => [
      { type: "text" as const, text: "x = " },
      { type: "gap" as const, id, answers: [answer] },
    ]),
  })),
  lines.map((answer): CodeTask => ({ type: "edit", start: "start()", answers: [answer] })),
);

export const codeExercises: Arbitrary<CodeExercise> = fc
  .tuple(tasks, fc.constantFrom("python" as const, "javascript" as const, "c" as const))
  .map(([task, language]) => ({
    content_type: "code",
    content: { prompt: "Que fait ce code ?", language, task },
  }));
