import fc from "fast-check";
import { parseExercise } from "../exercises/index.ts";
import type { ContentType, Exercise } from "../exercises/index.ts";
import { contractSchema } from "./contractSchema.ts";
import { fitted } from "./fitted.ts";
import { schemaArbitrary } from "./schemaArbitrary.ts";

/** The schema of a kind's content, as the contract calls it. */
function schemaOf(type: ContentType): string {
  return `${type.replace(/(?:^|_)(\w)/gu, (_, letter: string) => letter.toUpperCase())}Content`;
}

/** The first exercises of a kind that the contract's schema makes, their ids fitted, and the parser takes. */
export function contractExercises(type: ContentType, count: number): readonly Exercise[] {
  const contents = fc.sample(schemaArbitrary(contractSchema(schemaOf(type))), {
    numRuns: 60 * count,
    seed: 5,
  });
  return contents
    .flatMap((content): Exercise[] => {
      const read = parseExercise({ content_type: type, content: fitted(type, content) });
      return read.ok ? [read.value] : [];
    })
    .slice(0, count);
}
export { read, readList, readText } from "./read.ts";
