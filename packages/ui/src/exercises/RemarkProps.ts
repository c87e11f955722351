import type { Locale } from "@alambic/contract";
import type { Score } from "@alambic/domain/exercises/kind";

/** What a remark on a checked answer is made of, in the types of its kind. */
export interface RemarkProps<Content, Response> {
  readonly content: Content;
  /** What was checked. */
  readonly response: Response;
  readonly score: Score;
  /** The language of instruction. */
  readonly language: Locale;
}
