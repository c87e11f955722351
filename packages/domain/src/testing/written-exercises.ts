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

const symbols = fc.oneof(
  fc.constantFrom("km", "m", "m²", "m^2", "km/h", "m s⁻¹", "°C", "%", "‰", "€", "$", "'", '"'),
  fc.constantFrom("µg", "Ω", "kWh", "J/(kg·K)", "1/s", "e", "E", "x", "h", "°", "l.", "人", "ﾒｰﾄﾙ"),
  fc.string({ minLength: 1, maxLength: 10, unit: "grapheme" }),
);

/** The first measures the others. */
const units: Arbitrary<NumericUnit[]> = fc
  .uniqueArray(
    symbols.filter((symbol) => /^\P{N}/u.test(symbol.trim()) && [...symbol].length <= 20),
    { minLength: 1, maxLength: 4 },
  )
  .map(([first = "km", ...others]) => [
    { symbol: first },
    ...others.map((symbol, at) => ({ symbol, scale: ["1e-3", "1.609344", "5/9"][at % 3] ?? "60" })),
  ]);

export const numericExercises: Arbitrary<NumericExercise> = fc
  .record(
    {
      prompt: fc.constant("Combien ?"),
      answer: exactNumbers,
      tolerance: tolerances,
      close: tolerances,
      units,
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
