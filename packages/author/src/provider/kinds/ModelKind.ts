import type { ExerciseResponse } from "@alambic/contract";
import type { ContentType, Exercise } from "@alambic/domain/exercises";
import type { JSONSchema7 } from "@ai-sdk/provider";
import { Ajv } from "ajv";

import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { longestHint } from "../../hints/withHint.ts";
import type { LessonNature } from "./LessonNature.ts";

/** What an exercise is built with. */
export interface BuildContext {
  readonly texts: Texts;
  readonly random: Random;
  /** The language of the quote. */
  readonly quoteLanguage: string;
  readonly nature: LessonNature;
}

/** What every item that a model drafts says, whatever its kind. */
export interface DraftedBase {
  readonly concept: string;
  /** How hard it is: to recognise, to recall, or to apply. */
  readonly step: (typeof steps)[number];
  /** Word for word in the source. */
  readonly quote: string;
  /** Why the answer is right. */
  readonly explanation: string;
  /** What helps to begin; empty where nothing would. A model may leave it out, or write anything. */
  readonly hint?: unknown;
}

/** An item as whoever solves it blind sees it: without its key. */
export interface BlindQuestion {
  readonly question: string;
  readonly choices?: readonly { readonly id: string; readonly text: string }[];
  readonly groups?: readonly { readonly id: string; readonly text: string }[];
  /** What an answer to it looks like. */
  readonly answer: string;
}

/** A kind of exercise that a model can draft, and whose key a second pass can check. */
export interface ModelKind {
  readonly type: ContentType;
  readonly schema: JSONSchema7;
  /** When to use it, for the model. */
  readonly advice: string;
  /** Whether it is asked for in such a lesson. */
  fits(nature: LessonNature): boolean;
  /** The exercise of a draft; null where the draft has another shape or makes none. */
  build(draft: unknown, context: BuildContext): DraftedItem | null;
  /** The exercise without its key; null for one of another kind. */
  ask(exercise: Exercise): BlindQuestion | null;
  /** The response that an answer to the question means; null where it means none. */
  respond(exercise: Exercise, answer: readonly string[]): ExerciseResponse | null;
}

export interface DraftedItem extends DraftedBase {
  readonly exercise: Exercise;
  /** What each part of the exercise rests on, in their order; none where all rest on the quote. */
  readonly partQuotes: readonly string[];
}

type ExerciseOf<Type extends ContentType> = Extract<Exercise, { content_type: Type }>;

interface KindDefinition<Type extends ContentType, Own> {
  readonly type: Type;
  readonly advice: string;
  /** Where it is asked for; everywhere unless given. */
  readonly fits?: (nature: LessonNature) => boolean;
  /** What it says besides what all say. */
  readonly properties: Readonly<Record<keyof Own & string, JSONSchema7>>;
  readonly build: (draft: DraftedBase & Own, context: BuildContext) => ExerciseOf<Type> | null;
  /** What each part of the exercise rests on, where it says so. */
  readonly partQuotes?: (draft: Own) => readonly string[];
  /** Null for what cannot be solved from words alone, because data vouches for its key. */
  readonly ask: ((exercise: ExerciseOf<Type>) => BlindQuestion) | null;
  readonly respond?: (
    exercise: ExerciseOf<Type>,
    answer: readonly string[],
  ) => ExerciseResponse | null;
}

export const steps = ["recognise", "recall", "apply"] as const;

/** A text of at least one letter or sign. */
export const someText = { type: "string", minLength: 1, maxLength: 2000 } as const;
export const texts = { type: "array", items: someText, minItems: 1, maxItems: 12 } as const;

const ajv = new Ajv({ strict: false });
const base = {
  concept: { type: "string", minLength: 1, maxLength: 120 },
  step: { enum: [...steps] },
  quote: someText,
  explanation: someText,
} satisfies Record<keyof Omit<DraftedBase, "hint">, JSONSchema7>;
const hint: JSONSchema7 = { type: "string", maxLength: longestHint };

/** Makes a kind whose drafts are read, and whose exercises are recognised, by their type. */
export function defineModelKind<Type extends ContentType, Own>(
  kind: KindDefinition<Type, Own>,
): ModelKind {
  const needed = { kind: { enum: [kind.type] }, ...base, ...kind.properties };
  const properties = { ...needed, hint };
  const shape = { type: "object" as const, additionalProperties: false };
  const schema = { ...shape, properties, required: Object.keys(properties) };
  // A bad hint, or none, spoils no item.
  const isDraft = ajv.compile<DraftedBase & Own>({
    ...shape,
    properties: { ...needed, hint: {} },
    required: Object.keys(needed),
  });
  const isOwn = (exercise: Exercise): exercise is ExerciseOf<Type> =>
    exercise.content_type === kind.type;
  return {
    type: kind.type,
    advice: kind.advice,
    schema,
    fits: kind.fits ?? (() => true),
    build: (draft, context) => {
      if (!isDraft(draft)) return null;
      const { concept, step, quote, explanation } = draft;
      const exercise = kind.build(draft, context);
      const partQuotes = kind.partQuotes?.(draft) ?? [];
      return exercise === null
        ? null
        : { concept, step, quote, explanation, hint: draft.hint, exercise, partQuotes };
    },
    ask: (exercise) => (isOwn(exercise) ? (kind.ask?.(exercise) ?? null) : null),
    respond: (exercise, answer) =>
      isOwn(exercise) ? (kind.respond?.(exercise, answer) ?? null) : null,
  };
}
