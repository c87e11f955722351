import type { ExerciseResponse, RichText } from "@alambic/contract";
import type {
  DefinedKind,
  Exercise,
  ParseError,
  Score,
  ScoringContext,
} from "@alambic/domain/exercises/kind";
import type { Result } from "@alambic/domain/result";
import { success } from "@alambic/domain/result";
import type { PlainMessageId } from "@alambic/i18n";
import type { ComponentType } from "react";
import { defineRenderer } from "./defineRenderer.tsx";
import type { AnyRemarkProps, RemarkProps } from "./remark.tsx";
import { defineRemark } from "./remark.tsx";
import type { KindProps, RendererProps } from "./renderer.ts";

/** How it is done: checked against a key, read, or judged by the learner, card by card or as a whole. */
export type Course = "scored" | "text" | "cards" | "judged";

/** What is to be done, in a word or two. */
export type KindLabel = Extract<PlainMessageId, `exercise.kind.${string}`>;

/** How a kind of exercise looks, in its own types. */
export interface KindView<Content, Response> {
  readonly Renderer: ComponentType<KindProps<Content, Response>>;
  /** What else there is to say of a checked answer; it is read out with the feedback. */
  readonly Remark?: ComponentType<RemarkProps<Content, Response>>;
  readonly course: Course;
  readonly label: (content: Content) => KindLabel;
  /** What the heading asks; null for a text, whose title is its heading. */
  readonly prompt: (content: Content) => RichText | null;
  readonly explanation?: (content: Content) => RichText | undefined;
  /** The words that the answer is made of, as they may stand in the source. */
  readonly answerWords?: (content: Content) => readonly string[];
  /** The language that a part is answered in (BCP 47), where it is not that of instruction. */
  readonly languageOf?: (content: Content, part: string) => string | undefined;
  /** Whether it says how many parts are right. */
  readonly countsParts?: boolean;
}

/** An exercise whose content is sound, with all that the player does with it. */
export interface Playable {
  readonly exercise: Exercise;
  readonly Renderer: ComponentType<RendererProps>;
  readonly Remark: ComponentType<AnyRemarkProps> | null;
  readonly course: Course;
  readonly label: KindLabel;
  readonly prompt: RichText | null;
  readonly explanation: RichText | undefined;
  readonly answerWords: readonly string[];
  readonly countsParts: boolean;
  readonly languageOf: (part: string) => string | undefined;
  /** The response before the learner did anything; null where only an answer can be expressed. */
  readonly empty: ExerciseResponse | null;
  /** The right answer; null for what is read or judged by the learner. */
  readonly key: ExerciseResponse | null;
  readonly isComplete: (response: ExerciseResponse | null) => boolean;
  readonly score: (response: ExerciseResponse, context: ScoringContext) => Score;
}

/** Reads an exercise out of the content of an item, or says what is wrong with it. Never throws. */
export type ReadPlayable = (content: unknown) => Result<Playable, readonly ParseError[]>;

/** Joins the rules of a kind with its looks: all that a page loads to play it. */
export function definePlayable<Kind extends Exercise, Response extends ExerciseResponse>(
  rules: DefinedKind<Kind, Response>,
  view: KindView<Kind["content"], Response>,
): ReadPlayable {
  const Renderer = defineRenderer(rules, view.Renderer);
  const Remark = view.Remark === undefined ? null : defineRemark(rules, view.Remark);
  return (value) => {
    const read = rules.read(value);
    if (!read.ok) return read;
    const exercise = read.value;
    const content: Kind["content"] = exercise.content;
    return success({
      exercise,
      Renderer,
      Remark,
      course: view.course,
      label: view.label(content),
      prompt: view.prompt(content),
      explanation: view.explanation?.(content),
      answerWords: view.answerWords?.(content) ?? [],
      countsParts: view.countsParts ?? false,
      languageOf: (part) => view.languageOf?.(content, part),
      empty: rules.emptyResponse(exercise),
      key: rules.correctResponse(exercise),
      isComplete: (response) => response !== null && rules.isComplete(exercise, response),
      score: (response, context) => rules.score(exercise, response, context),
    });
  };
}
