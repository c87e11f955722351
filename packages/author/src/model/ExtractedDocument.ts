import type { InstructionLanguage } from "./InstructionLanguage.ts";

/** One page as running text: hyphenation mended, running headers and footers dropped. */
export interface ExtractedPage {
  /** One-based, as the PDF counts. */
  readonly number: number;
  readonly text: string;
}

export interface ExtractedHeading {
  readonly title: string;
  /** 1 is the outermost. */
  readonly level: number;
  readonly page: number;
  /** Offset of the heading in the page's text, in UTF-16 code units. */
  readonly offset: number;
}

/** The items of a numbered list, in order, by their offsets in the text of their page. */
export interface StepList {
  readonly page: number;
  readonly steps: readonly { readonly start: number; readonly end: number }[];
}

/** The entries of a list without numbers, in order, by their offsets in the text of their page. */
export interface EntryList {
  readonly page: number;
  /** Whether the layout leaves no doubt of where it begins and which entries are its own. */
  readonly isPlain: boolean;
  /** Whether it goes on, or may go on, overleaf. */
  readonly isCut: boolean;
  readonly entries: readonly { readonly start: number; readonly end: number }[];
}

/** A simple table, the header first, by the offsets of its cells in the text of its page. */
export interface DocumentTable {
  readonly page: number;
  readonly rows: readonly (readonly { readonly start: number; readonly end: number }[])[];
}

/** Lines of code, by the offsets of the first and behind the last in the text of their page. */
export interface Listing {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  /** Whether lines of it may be missing; not unless told. */
  readonly isCut?: boolean;
}

/** The text of a document with what is known of its structure. Plain JSON. */
export interface ExtractedDocument {
  readonly title: string | null;
  readonly language: InstructionLanguage;
  readonly pageCount: number;
  readonly wordCount: number;
  readonly pages: readonly ExtractedPage[];
  readonly headings: readonly ExtractedHeading[];
  /** Numbered lists of short items, as instructions are; none unless told. */
  readonly stepLists?: readonly StepList[];
  /** Lists without numbers; none unless told. */
  readonly entryLists?: readonly EntryList[];
  /** Tables of short cells under a header, whose rows are lines of their page; none unless told. */
  readonly tables?: readonly DocumentTable[];
  /** Code that stands by itself: of a short document all, of a long one what shows results; none unless told. */
  readonly listings?: readonly Listing[];
  /** Pages of which nothing is used: scans, and text whose order is unclear; none unless told. */
  readonly unreadPages?: readonly number[];
}

export type DocumentRefusalCode =
  | "not_a_pdf"
  | "pdf_encrypted"
  | "pdf_no_text"
  | "pdf_empty"
  | "pdf_damaged"
  | "pdf_too_complex"
  | "pdf_too_many_pages"
  | "pdf_language_unsupported"
  | "pdf_too_short";

export type ExtractionResult =
  | { readonly status: "extracted"; readonly document: ExtractedDocument }
  | { readonly status: "refused"; readonly code: DocumentRefusalCode };
