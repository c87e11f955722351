import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type {
  FillInBlankExercise,
  FlashcardsExercise,
  LessonBlock,
  LessonExercise,
  MatchingExercise,
  QuizExercise,
  ShortAnswerExercise,
  TrueFalseExercise,
} from "@alambic/contract";
import { characterExercises } from "./character-exercises.ts";
import { codeExercises } from "./code-exercises.ts";
import { partIds } from "./partIds.ts";
import {
  categorizationExercises,
  imageLabellingExercises,
  orderingExercises,
  wordBankExercises,
} from "./placing-exercises.ts";
import { dialogueExercises, vocabularyExercises } from "./spoken-exercises.ts";
import { typedTexts } from "./typedTexts.ts";
import { numericExercises } from "./written-exercises.ts";

export const trueFalseExercises: Arbitrary<TrueFalseExercise> = fc.boolean().map((answer) => ({
  content_type: "true_false",
  content: { statement: "La Lune est une étoile.", answer },
}));

export const quizExercises: Arbitrary<QuizExercise> = fc
  .tuple(partIds(2, 8), fc.boolean(), fc.integer({ min: 1, max: 8 }))
  .map(([choices, multiple, right]) => ({
    content_type: "quiz",
    content: {
      prompt: "Laquelle ?",
      multiple,
      choices: choices.map((id) => ({ id, text: `choix ${id}` })),
      correct_choice_ids: choices.slice(0, multiple ? right : 1),
    },
  }));

export const matchingExercises: Arbitrary<MatchingExercise> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), partIds(2, 6), partIds(8, 10))
  .map(([size, lefts, rights]) => {
    const left = lefts.slice(0, size);
    return {
      content_type: "matching",
      content: {
        prompt: "Associe.",
        left: left.map((id) => ({ id, text: `gauche ${id}` })),
        right: rights.map((id) => ({ id, text: `droite ${id}` })),
        pairs: left.map((id, at) => ({ left_id: id, right_id: rights[at] ?? "" })),
      },
    };
  });

export const fillInBlankExercises: Arbitrary<FillInBlankExercise> = fc
  .tuple(partIds(1, 5), fc.array(typedTexts, { minLength: 5, maxLength: 5 }))
  .map(([gaps, answers]) => ({
    content_type: "fill_in_blank",
    content: {
      prompt: "Complète.",
      segments: gaps.flatMap((id, at) => [
        { type: "text" as const, text: "Voici " },
        { type: "gap" as const, id, answers: [answers[at] ?? "mot"] },
      ]),
    },
  }));

export const shortAnswerExercises: Arbitrary<ShortAnswerExercise> = typedTexts.map((answer) => ({
  content_type: "short_answer",
  content: { prompt: "Quel mot ?", answer_type: "text", answers: [answer] },
}));

export const flashcardsExercises: Arbitrary<FlashcardsExercise> = partIds(1, 5).map((cards) => ({
  content_type: "flashcards",
  content: {
    prompt: "Rappelle-toi.",
    cards: cards.map((id) => ({ id, front: `recto ${id}`, back: `verso ${id}` })),
  },
}));

const blocks: Arbitrary<LessonBlock> = fc.oneof(
  fc.record({ type: fc.constant("heading" as const), text: typedTexts }),
  fc.record({ type: fc.constant("paragraph" as const), text: typedTexts }),
  fc.record({
    type: fc.constant("list" as const),
    ordered: fc.boolean(),
    items: fc.array(typedTexts, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant("quote" as const), text: typedTexts, page: fc.constant(3) }),
);

export const lessonExercises: Arbitrary<LessonExercise> = fc
  .array(blocks, { minLength: 1, maxLength: 4 })
  .map((made) => ({ content_type: "lesson", content: { blocks: made } }));

/** Sound exercises of every kind that has right and wrong answers. */
export const scoredExercises = fc.oneof(
  trueFalseExercises,
  quizExercises,
  matchingExercises,
  fillInBlankExercises,
  shortAnswerExercises,
  numericExercises,
  dialogueExercises,
  vocabularyExercises,
  characterExercises,
  codeExercises,
  orderingExercises,
  categorizationExercises,
  imageLabellingExercises,
  wordBankExercises,
);
