import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import type { LanguageTarget } from "../model/LanguageTarget.ts";

/** Why an item is rejected. */
export type RejectionCode =
  | "schema"
  | "claim_unreadable"
  | "claim_wrong"
  | "key_disagrees"
  | "options_alike"
  | "catch_all_option"
  | "longest_is_right"
  | "answer_given_away"
  | "quote_not_in_source"
  | "statement_not_in_quote"
  | "false_statement_in_source"
  | "gap_not_from_quote"
  | "answer_not_in_quote"
  | "language_differs"
  | "data_disagrees"
  /** More than one answer would do, and one of them is refused. */
  | "several_answers"
  | "foreign_matter"
  /** Words of the language that is taught are above the lesson's level. */
  | "above_level"
  /** What it asks about is not understood without the sentences around it, or is an order. */
  | "leans_on_others"
  /** Whoever solved it blind, from the source alone, found another answer. */
  | "solved_otherwise"
  | "duplicate";

export interface Rejection {
  readonly code: RejectionCode;
  /** For the log: what was found. */
  readonly detail: string;
}

export interface CheckContext {
  readonly request: AuthorRequest;
  /** How hard the words may be, in a lesson that teaches a language at a level. */
  readonly target?: LanguageTarget | undefined;
  /** Items of the lesson that were accepted before this one. */
  readonly accepted: readonly ItemDraft[];
}

/** Looks at one item for one kind of flaw. */
export type Check = (item: ItemDraft, context: CheckContext) => readonly Rejection[];
