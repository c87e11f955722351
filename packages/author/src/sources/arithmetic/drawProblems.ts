import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { createNotation } from "./Notation.ts";
import type { MakeProblem, Problem } from "./Problem.ts";

const attempts = 40;

/**
 * Draws `count` problems of rising difficulty, no two alike. Fewer where the template has no more
 * to give.
 */
export function drawProblems(
  make: MakeProblem,
  count: number,
  random: Random,
  texts: Texts,
): Problem[] {
  const notation = createNotation(texts);
  const drawn = new Map<string, Problem>();
  for (let position = 0; position < count; position += 1) {
    const difficulty = count > 1 ? position / (count - 1) : 0;
    for (let attempt = 0; attempt < attempts && drawn.size <= position; attempt += 1) {
      const problem = make({ random, notation, texts, difficulty });
      if (problem.mistakes.length > 1 && !drawn.has(problem.expression))
        drawn.set(problem.expression, problem);
    }
  }
  return [...drawn.values()];
}
