import type { AuthorRequest } from "./AuthorRequest.ts";
import type { CapsuleOutline } from "./CapsuleOutline.ts";
import type { LessonDraft } from "./LessonDraft.ts";
import type { Refusal } from "./Refusal.ts";

export type Assessment =
  | {
      readonly authorable: true;
      /** What the capsule will hold, approximately. */
      readonly estimate: {
        readonly levels: number;
        readonly lessons: number;
        readonly items: number;
      };
    }
  | { readonly authorable: false; readonly reasons: readonly Refusal[] };

/**
 * Makes capsules. Everything an author returns is plain JSON, so that a durable job can store it
 * between its steps, and follows from the request alone: the same request gives the same outline,
 * the same outline and index give the same lesson.
 */
export interface Author {
  /** Stable name, recorded with every capsule: `built-in`, or the provider's adapter. */
  readonly name: string;

  /** Says, before any quota is spent, whether an honest capsule can be made of this request. */
  assess(request: AuthorRequest): Promise<Assessment>;

  /**
   * Lays out levels and lessons. Rejects with `NotAuthorableError` where `assess` would have
   * refused; a caller that assessed first never sees it.
   */
  plan(request: AuthorRequest): Promise<CapsuleOutline>;

  /**
   * Drafts the lesson with this zero-based index in `outline.lessons`. Rejects with `RangeError`
   * for an index outside the outline.
   */
  draftLesson(outline: CapsuleOutline, index: number): Promise<LessonDraft>;
}
