import type { ExerciseResponse, Locale, RichText } from "@alambic/contract";
import type {
  DefinedKind,
  Exercise,
  Marking,
  ParseError,
  Score,
  ScoringContext,
} from "@alambic/domain/exercises/kind";
import { scoreOf } from "@alambic/domain/exercises/kind";
import type { Result } from "@alambic/domain/result";
import { success } from "@alambic/domain/result";
import type { PlainMessageId } from "@alambic/i18n";
import { createElement } from "react";
import type { ComponentType, ReactNode } from "react";
import { defineRenderer } from "./defineRenderer.tsx";
import type { Lazy } from "./lazy.ts";
import type { RemarkProps } from "./RemarkProps.ts";
import type { Prompt } from "./prompt/promptOf.tsx";
import type { KindProps, RendererProps } from "./renderer.ts";

/** How it is done: checked against a key, read, or judged by the learner, card by card or as a whole. */
export type CompletionMode = "scored" | "text" | "cards" | "judged";

/** What is to be done, in a word or two. */
export type KindLabel = Extract<PlainMessageId, `exercise.kind.${string}`>;

/** What is known of the answers to a kind, and what else there is to say of a checked one. */
export interface KindMarking<Content, Response> extends Marking<Content, Response> {
  /** It is read out with the feedback. */
  readonly Remark?: ComponentType<RemarkProps<Content, Response>>;
}

/** How a kind of exercise looks, in its own types. */
export interface KindView<Content, Response> {
  readonly Renderer: ComponentType<KindProps<Content, Response>>;
  /** Judges answers. Where it weighs something it comes once somebody answers. */
  readonly marking: Lazy<KindMarking<Content, Response>>;
  readonly completion: CompletionMode;
  readonly label: (content: Content) => KindLabel;
  /** What the heading asks; null for a text, whose title is its heading. */
  readonly prompt: (content: Content) => Prompt | null;
  readonly explanation?: (content: Content) => RichText | undefined;
  /** The words that the answer is made of, as they may stand in the source. */
  readonly answerWords?: (content: Content) => readonly string[];
  /** The language that a part is answered in (BCP 47), where it is not that of instruction. */
  readonly languageOf?: (content: Content, part: string) => string | undefined;
  /** Whether it says how many parts are right. */
  readonly countsParts?: boolean;
}

/** What judges the answers to an exercise. */
export interface Judge {
  /** What a response is worth. */
  readonly score: (response: ExerciseResponse, context: ScoringContext) => Score;
  /** The right answer; null for what is read or judged by the learner. */
  readonly key: ExerciseResponse | null;
  /** What else there is to say of a checked answer. */
  readonly remark: (response: ExerciseResponse, score: Score, language: Locale) => ReactNode;
}

/** An exercise whose content is sound, with all that the player does with it. */
export interface Playable {
  readonly exercise: Exercise;
  readonly Renderer: ComponentType<RendererProps>;
  readonly completion: CompletionMode;
  readonly label: KindLabel;
  readonly prompt: Prompt | null;
  readonly explanation: RichText | undefined;
  readonly answerWords: readonly string[];
  readonly countsParts: boolean;
  readonly languageOf: (part: string) => string | undefined;
  /** The response before the learner did anything; null where only an answer can be expressed. */
  readonly empty: ExerciseResponse | null;
  /** As far as can be told: whether it can be read only its judge knows. */
  readonly isComplete: (response: ExerciseResponse | null) => boolean;
  /** At once, or once it has come. Rejects where it does not arrive. */
  readonly judge: () => Judge | Promise<Judge>;
}

/** Reads an exercise out of the content of an item, or says what is wrong with it. Never throws. */
export type ReadPlayable = (content: unknown) => Result<Playable, readonly ParseError[]>;

/** Joins the rules of a kind with its looks: all that a page loads to play it. */
export function definePlayable<Kind extends Exercise, Response extends ExerciseResponse>(
  rules: DefinedKind<Kind, Response>,
  view: KindView<Kind["content"], Response>,
): ReadPlayable {
  const Renderer = defineRenderer(rules, view.Renderer);
  const { isResponse } = rules;
  return (value) => {
    const read = rules.read(value);
    if (!read.ok) return read;
    const exercise = read.value;
    const content: Kind["content"] = exercise.content;
    const judgeOf = ({
      score,
      correctResponse,
      Remark,
    }: KindMarking<Kind["content"], Response>): Judge => ({
      score: (given, context) =>
        isResponse(given) ? score(content, given, context) : scoreOf(0, []),
      key: correctResponse(content),
      remark: (response, own, language) =>
        Remark && isResponse(response)
          ? createElement(Remark, { content, response, score: own, language })
          : null,
    });
    return success({
      exercise,
      Renderer,
      completion: view.completion,
      label: view.label(content),
      prompt: view.prompt(content),
      explanation: view.explanation?.(content),
      answerWords: view.answerWords?.(content) ?? [],
      countsParts: view.countsParts ?? false,
      languageOf: (part) => view.languageOf?.(content, part),
      empty: rules.emptyResponse(content),
      isComplete: (given) =>
        given !== null &&
        isResponse(given) &&
        rules.isComplete(content, given) &&
        (view.marking.peek()?.isReadable?.(content, given) ?? true),
      judge: () => {
        const marking = view.marking.load();
        return marking instanceof Promise ? marking.then(judgeOf) : judgeOf(marking);
      },
    });
  };
}
