/** A run of glyphs as the PDF draws it. Lengths in points, y downwards from the page's top. */
export interface Glyphs {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Names the face, bold or not, within the document. */
  readonly font: string;
  readonly monospace: boolean;
}

export interface RawPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyphs[];
}

/** A line of one column. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  /** Of most of its letters. */
  readonly size: number;
  /** The faces that its letters are set in. */
  readonly fonts: readonly string[];
  /** Every glyph is of fixed width, as in code. */
  readonly monospace: boolean;
  /** Cells stand beside it at the same height, as in a table. */
  readonly tabular: boolean;
}

export interface LinedPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In reading order. */
  readonly lines: readonly Line[];
}

/** A paragraph, a heading, an item of a list or a table. */
export interface Block {
  readonly text: string;
  readonly size: number;
  readonly page: number;
  readonly isListItem: boolean;
  /** The number in front of it, where it is an item of a numbered list. */
  readonly ordinal: number | null;
  /** The sign in front of it, where it is an item of a list without numbers. */
  readonly bullet: string | null;
  /** Where its first line begins, in points from the left. */
  readonly indent: number;
  /** The cells of a table, the header first; none unless it is one. */
  readonly rows?: readonly (readonly string[])[];
}

/** An entry of the document's own outline. */
export interface OutlineEntry {
  readonly title: string;
  /** 1 is the outermost. */
  readonly level: number;
  /** One-based. */
  readonly page: number;
}
