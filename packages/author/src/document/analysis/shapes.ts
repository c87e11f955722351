/** A sentence and where it stands. */
export interface Sentence {
  readonly text: string;
  /** One-based. */
  readonly page: number;
  /** Offsets in the page's text. */
  readonly start: number;
  readonly end: number;
  /** Position of its block among all blocks. */
  readonly block: number;
}

/** A paragraph, a heading, or an item of a list. */
export interface TextBlock {
  readonly text: string;
  readonly page: number;
  readonly start: number;
  /** Position of the innermost heading above it in the document's headings; -1 before the first. */
  readonly heading: number;
  readonly isHeading: boolean;
  /** A listing of code; not unless told. */
  readonly isCode?: boolean;
  /** Whether lines of a listing may be missing; not unless told. */
  readonly isCut?: boolean;
}
