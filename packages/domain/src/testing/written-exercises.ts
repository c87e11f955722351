import type {
  FreeAnswerExercise,
  NumericExercise,
  NumericUnit,
  Tolerance,
} from "@alambic/contract";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { partIds } from "./partIds.ts";

const exactNumbers: Arbitrary<string> = fc.oneof(
  fc.integer().map(String),
  fc
    .tuple(fc.integer({ min: -999, max: 999 }), fc.nat({ max: 9999 }))
    .map((ends) => ends.join(".")),
  fc.tuple(fc.integer(), fc.integer({ min: 1, max: 999 })).map((ends) => ends.join("/")),
  fc.tuple(fc.nat(), fc.integer({ min: -20, max: 20 })).map((ends) => ends.join("e")),
);

const tolerances: Arbitrary<Tolerance> = fc.record({
  kind: fc.constantFrom("absolute", "relative"),
  amount: fc.constantFrom("0", "0.05", "1/3", "2"),
});

export const numericExercises: Arbitrary<NumericExercise> = fc
  .record(
    {
      prompt: fc.constant("Combien ?"),
      answer: exactNumbers,
      tolerance: tolerances,
      close: tolerances,
      units: fc.constant<NumericUnit[]>([{ symbol: "km" }, { symbol: "m", scale: "1e-3" }]),
    },
    { requiredKeys: ["prompt", "answer"], noNullPrototype: true },
  )
  .chain((content) =>
    fc.boolean().map((asked) => ({
      content_type: "numeric" as const,
      content: "units" in content && asked ? { ...content, unit_asked: true } : content,
    })),
  );

export const freeAnswerExercises: Arbitrary<FreeAnswerExercise> = partIds(1, 6).map((ids) => ({
  content_type: "free_answer",
  content: {
    prompt: "Explique.",
    model_answer: "Parce que l’eau bout.",
    key_points: ids.map((id) => ({ id, text: `point ${id}` })),
  },
}));
