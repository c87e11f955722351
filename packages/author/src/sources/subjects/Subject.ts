import type { SourceNotice } from "../../model/CapsuleOutline.ts";

/** A part of a subject, which a topic can ask for by itself. Its title is `author.part.<id>`. */
export interface SubjectLevel {
  readonly id: string;
  /** Words of French, English and Dutch, folded, that ask for it; a star stands for any ending. */
  readonly words: readonly string[];
  readonly lessons: readonly string[];
}

/**
 * A subject that the built-in author teaches from exact rules or licensed data. What it says of
 * itself is in the catalogue: `author.subject.<name>.*`.
 */
export interface Subject {
  /** Those that a topic about it may be classified into. */
  readonly domains: readonly string[];
  /** A sign that stands for it. */
  readonly icon: string;
  /** Words that ask for the whole of it. */
  readonly words: readonly string[];
  /** Words of what it does not teach, whatever other words stand beside. */
  readonly beyond: readonly string[];
  readonly levels: readonly SubjectLevel[];
  /**
   * Instead of words, for topics that name lessons of several levels: the lessons that a folded
   * topic asks for. An asterisk alone asks for all of them, none for nothing that is taught.
   */
  readonly lessonsOf?: (folded: string) => readonly string[];
  /** Whether a level's words ask for it by themselves; else the subject's must stand beside. */
  readonly levelsSpeakForThemselves: boolean;
  /** It is known by heart, and not worked out by rules. */
  readonly byHeart?: true;
  /** The works of others that it draws on. */
  readonly notices: readonly SourceNotice[];
}
