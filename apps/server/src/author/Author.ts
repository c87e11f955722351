import type { Assessment, AuthorRequest, CapsuleOutline, LessonDraft } from "./drafts.ts";

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
