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

/** Where something is drawn, as glyphs are placed. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A small shape, such as those that stand for bullets without being letters. */
export interface Dot extends Box {
  readonly sign: string;
}

/** What a page tells when more is looked at than its letters. */
export interface Drawn {
  readonly dots: readonly Dot[];
  /** Straight lines, upright or level. */
  readonly rules: readonly Box[];
  /** Areas filled with a colour, such as those behind headers of tables. */
  readonly shades: readonly Box[];
  /** Areas with round corners, drawn around or filled. */
  readonly frames: readonly Box[];
  /** The faces that are slanted and not bold. */
  readonly italics: readonly string[];
}

export interface RawPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyphs[];
  /** Looked up in short documents only, which are read more closely than long ones. */
  readonly drawn?: Drawn;
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
  /** The cells between ruled lines that stand in its place. */
  readonly grid?: Grid;
}

/** What rules part into rows and columns, which need not be a table. */
export interface Grid {
  /** Where the columns begin. */
  readonly lefts: readonly number[];
  /** The lines of each cell, row by row. */
  readonly rows: readonly (readonly (readonly Line[])[])[];
}

/** Two columns beside each other: where the right one begins, and how wide both are. */
export interface Columns {
  readonly gutter: number;
  readonly widths: { readonly left: number; readonly right: number };
}

export interface LinedPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In reading order. */
  readonly lines: readonly Line[];
  /** Those that are long enough to be told by themselves; none unless told. */
  readonly columns?: readonly Columns[];
  /** The faces that are slanted and not bold, where they are known. */
  readonly italics?: readonly string[];
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
  /** Of a listing of code, a line each, how wide its letters are; none unless it is one. */
  readonly letter?: number;
  /** Whether lines of a listing may be missing. */
  readonly isCut?: boolean;
  /** Short, in another face than the text, and apart from what is above: it may be a heading. */
  readonly isLabel?: boolean;
  /** A heading that its face shows, not its size. */
  readonly isSubheading?: boolean;
}

/** An entry of the document's own outline. */
export interface OutlineEntry {
  readonly title: string;
  /** 1 is the outermost. */
  readonly level: number;
  /** One-based. */
  readonly page: number;
}
