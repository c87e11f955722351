import type { InstructionLanguage } from "./InstructionLanguage.ts";

/** Which data a capsule was made from, and on what terms. Shown with the capsule. */
export interface SourceNotice {
  readonly title: string;
  readonly licence?: string;
  readonly url?: string;
}

/**
 * What a course source drafts one lesson from: plain JSON that is stored with the outline. Only the
 * source that planned it knows what it holds, and parses it before it reads it.
 */
export interface LessonMaterial {
  readonly kind: string;
}

/** Material of one kind. */
export type MaterialOf<Kind extends string, Content> = { readonly kind: Kind } & Content;

export interface OutlineLesson<Material extends LessonMaterial = LessonMaterial> {
  readonly title: string;
  readonly description: string;
  /** How many items, lesson texts included, the draft is expected to hold. */
  readonly itemCount: number;
  /** All that the draft is made from. */
  readonly material: Material;
}

export interface OutlineLevel {
  readonly title: string;
  readonly description: string;
  /** Zero-based positions in `CapsuleOutline.lessons`, in order. */
  readonly lessonIndexes: readonly number[];
}

export interface CapsuleOutline {
  readonly author: string;
  /** Rises when the same request would be authored differently. */
  readonly authorVersion: number;
  readonly seed: string;
  readonly language: InstructionLanguage;
  readonly title: string;
  readonly description: string;
  readonly objectives: readonly string[];
  readonly prerequisites: readonly string[];
  /** An emoji that stands for the capsule. */
  readonly icon: string;
  readonly madeFrom: readonly SourceNotice[];
  readonly levels: readonly OutlineLevel[];
  readonly lessons: readonly OutlineLesson[];
}
