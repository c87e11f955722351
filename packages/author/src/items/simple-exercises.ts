import type {
  BlankSegment,
  Figure,
  FillInBlankExercise,
  FlashcardsExercise,
  LessonBlock,
  LessonExercise,
  Picture,
  RichText,
  ShortAnswerExercise,
  TrueFalseExercise,
} from "@alambic/contract";

import { partId } from "./parts.ts";

/** A text to read. */
export function lessonText(blocks: readonly LessonBlock[]): LessonExercise {
  return { content_type: "lesson", content: { blocks: [...blocks] } };
}

export interface TrueFalseParts {
  readonly statement: RichText;
  readonly picture?: Picture;
  readonly figure?: Figure;
  readonly answer: boolean;
  readonly explanation?: RichText;
}

export function trueFalse(parts: TrueFalseParts): TrueFalseExercise {
  return { content_type: "true_false", content: { ...parts } };
}

export interface ShortAnswerParts {
  readonly prompt: RichText;
  readonly picture?: Picture;
  readonly figure?: Figure;
  readonly answerType: "text" | "number";
  /** The first is shown as the answer. */
  readonly answers: readonly string[];
  readonly lang?: string;
  readonly explanation?: RichText;
}

export function shortAnswer(parts: ShortAnswerParts): ShortAnswerExercise {
  const { answerType, answers, ...rest } = parts;
  return {
    content_type: "short_answer",
    content: { ...rest, answer_type: answerType, answers: [...answers] },
  };
}

export interface FillInBlankParts {
  readonly prompt: RichText;
  /** The gap stands between the two texts; either may be empty. */
  readonly before: RichText;
  readonly after: RichText;
  /** The first is shown as the answer. */
  readonly answers: readonly string[];
  readonly lang?: string;
  readonly hint?: string;
  readonly explanation?: RichText;
}

/** A text with one gap. */
export function fillInBlank(parts: FillInBlankParts): FillInBlankExercise {
  const text = (part: RichText): BlankSegment[] =>
    part.length === 0 ? [] : [{ type: "text", text: part }];
  return {
    content_type: "fill_in_blank",
    content: {
      prompt: parts.prompt,
      segments: [
        ...text(parts.before),
        {
          type: "gap",
          id: partId(0),
          answers: [...parts.answers],
          ...(parts.lang === undefined ? {} : { lang: parts.lang }),
          ...(parts.hint === undefined ? {} : { hint: parts.hint }),
        },
        ...text(parts.after),
      ],
      ...(parts.explanation === undefined ? {} : { explanation: parts.explanation }),
    },
  };
}

export interface FlashcardFace {
  readonly front: RichText;
  readonly back: RichText;
  readonly picture?: Picture;
}

export function flashcards(prompt: RichText, cards: readonly FlashcardFace[]): FlashcardsExercise {
  return {
    content_type: "flashcards",
    content: { prompt, cards: cards.map((card, index) => ({ id: partId(index), ...card })) },
  };
}
