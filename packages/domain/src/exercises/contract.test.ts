import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contractAccepts } from "../testing/contractAccepts.ts";
import { contractSchema } from "../testing/contractSchema.ts";
import { edges } from "../testing/edges.ts";
import { mutated } from "../testing/mutate.ts";
import { schemaArbitrary } from "../testing/schemaArbitrary.ts";
import type { Check } from "./checks/index.ts";
import { collectErrors } from "./checks/index.ts";
import { checkFigures } from "./figure/checkFigures.ts";
import { figureShape } from "./figure/parse.ts";
import * as fillInBlank from "./fill-in-blank/fillInBlankKind.ts";
import * as flashcards from "./flashcards/flashcardsKind.ts";
import { parseExercise, parseResponse } from "./parse.ts";
import * as lesson from "./lesson/lessonKind.ts";
import * as matching from "./matching/matchingKind.ts";
import * as quiz from "./quiz/quizKind.ts";
import * as shortAnswer from "./short-answer/shortAnswerKind.ts";
import * as trueFalse from "./true-false/trueFalseKind.ts";
import { kinds } from "./registry.ts";
import { correctResponse, scoreResponse } from "./respond.ts";
import * as numeric from "./numeric/numericKind.ts";
import * as freeAnswer from "./free-answer/freeAnswerKind.ts";
import * as ordering from "./ordering/orderingKind.ts";
import * as categorization from "./categorization/categorizationKind.ts";
import * as imageLabelling from "./image-labelling/imageLabellingKind.ts";
import * as dialogue from "./dialogue/dialogueKind.ts";
import * as vocabulary from "./vocabulary/vocabularyKind.ts";
import * as character from "./character/characterKind.ts";
import * as code from "./code/codeKind.ts";

const parsers = {
  Lesson: lesson,
  TrueFalse: trueFalse,
  Quiz: quiz,
  Matching: matching,
  FillInBlank: fillInBlank,
  ShortAnswer: shortAnswer,
  Flashcards: flashcards,
  Numeric: numeric,
  FreeAnswer: freeAnswer,
  Ordering: ordering,
  Categorization: categorization,
  ImageLabelling: imageLabelling,
  Dialogue: dialogue,
  Vocabulary: vocabulary,
  Character: character,
  Code: code,
} satisfies Record<string, { content: Check<unknown>; response: Check<unknown> }>;

const seed = 20_261_120;

/** The check says of every value what the contract's schema says, and names what is wrong. */
function expectSame(check: Check<unknown>, accepts: (value: unknown) => boolean, value: unknown) {
  const { errors, report } = collectErrors();
  const accepted = check(value, "", report);
  expect(accepted, JSON.stringify(value)).toBe(accepts(value));
  expect(errors.length === 0).toBe(accepted);
}

/** Kinds look at no more of a figure than that it is one; what draws it looks at the rest. */
function withFigures(content: Check<unknown>): Check<unknown> {
  return (value, path, report): value is unknown =>
    content(value, path, report) && checkFigures(figureShape, value, path, report);
}

describe.each(Object.entries(parsers))("%s", (name, parser) => {
  for (const part of ["Content", "Response"] as const) {
    const check: Check<unknown> =
      part === "Content" ? withFigures(parser.content) : parser.response;
    const values = schemaArbitrary(contractSchema(name + part));

    test(`${part}: takes what the contract's schema makes`, () => {
      const accepts = contractAccepts(name + part);
      fc.assert(
        fc.property(values, (value) => {
          expect(accepts(value)).toBe(true);
          expectSame(check, accepts, value);
        }),
        { seed, numRuns: 200 },
      );
    });

    test(`${part}: keeps every limit of the contract's schema`, () => {
      const accepts = contractAccepts(name + part);
      const cases = edges(contractSchema(name + part));
      for (const value of cases) expectSame(check, accepts, value);
      expect(new Set(cases.map(accepts))).toContain(false);
    });

    test(`${part}: judges damaged values as the contract's schema does`, () => {
      const accepts = contractAccepts(name + part);
      let refused = 0;
      fc.assert(
        fc.property(mutated(values), (value) => {
          if (!accepts(value)) refused += 1;
          expectSame(check, accepts, value);
        }),
        { seed, numRuns: 600 },
      );
      expect(refused).toBeGreaterThan(50);
    }, 60_000);
  }
});

/** Kinds whose keys are typed, so that a key is read like any answer. */
const typed = {
  fill_in_blank: "FillInBlankContent",
  short_answer: "ShortAnswerContent",
  numeric: "NumericContent",
  vocabulary: "VocabularyContent",
} as const;

test.each(Object.entries(typed))(
  "%s: what the parser takes of the contract scores 1 with its own key",
  (content_type, schema) => {
    let taken = 0;
    fc.assert(
      fc.property(schemaArbitrary(contractSchema(schema)), (content) => {
        const read = parseExercise({ content_type, content });
        if (!read.ok) return;
        taken += 1;
        const key = correctResponse(read.value);
        if (key === null) throw new Error("A scored exercise has a right key.");
        for (const locale of ["fr", "en", "nl"] as const) {
          expect(scoreResponse(read.value, key, { locale }).score).toBe(1);
        }
      }),
      { seed, numRuns: 1200 },
    );
    expect(taken).toBeGreaterThan(15);
  },
  60_000,
);

test("there is a kind for every exercise of the contract", () => {
  expect(Object.keys(kinds)).toHaveLength(Object.keys(parsers).length);
});

test("no JSON value makes a parser throw", () => {
  const types = fc.constantFrom(...Object.keys(kinds), "hologram", "__proto__", "toString");
  const values = fc.oneof(
    fc.jsonValue(),
    fc.record({ content_type: types, content: fc.jsonValue() }, { noNullPrototype: true }),
  );
  fc.assert(
    fc.property(values, fc.jsonValue(), (value, answer) => {
      const result = parseExercise(value);
      if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
      else parseResponse(result.value, answer);
    }),
    { seed, numRuns: 1000 },
  );
});

test.each([
  ["nothing", null, "", "wrong_type"],
  ["a list", [], "", "wrong_type"],
  ["no content", { content_type: "quiz" }, "content", "missing"],
  ["an unknown kind", { content_type: "hologram", content: {} }, "content_type", "unknown_type"],
  [
    "a kind by prototype",
    { content_type: "toString", content: {} },
    "content_type",
    "unknown_type",
  ],
])("refuses %s, and says where", (_, value, path, code) => {
  const result = parseExercise(value);
  expect(result).toMatchObject({ ok: false, error: [{ path, code }] });
});
