import type { WordLevel } from "./LanguageTarget.ts";

/**
 * What a computed item claims: that two expressions, written as the learner reads them, are equal. In
 * an item of a rule of `subjects`, that `right` answers what `left` asks, in the rule's notation. With `variables` they are equal for those values, without they are equal for all.
 */
export interface Claim {
  readonly left: string;
  readonly right: string;
  /** Equality where none is named. */
  readonly relation?: "=" | "<" | ">";
  readonly variables?: Readonly<Record<string, string>>;
  readonly holds: boolean;
  /** The part of the exercise (choice, pair, gap) that shows `right`. */
  readonly part?: string;
}

/** A sentence of the source, and where it stands. */
export interface QuotePlace {
  readonly quote: string;
  /** One-based; null in the text of a lesson. */
  readonly page: number | null;
  /** Offsets there, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Where one item comes from. */
export type Provenance =
  | {
      readonly kind: "document";
      /** Word for word in the page's text. */
      readonly quote: string;
      /** One-based. */
      readonly page: number;
      /** Offsets of the quote in the page's text, in UTF-16 code units. */
      readonly start: number;
      readonly end: number;
      /** What each part of the exercise rests on, where they rest on different sentences. */
      readonly parts?: readonly QuotePlace[];
    }
  | { readonly kind: "data"; readonly dataSet: string; readonly entries: readonly string[] }
  | { readonly kind: "template"; readonly template: string; readonly claims: readonly Claim[] }
  | {
      readonly kind: "model";
      readonly model: string;
      readonly promptVersion: number;
      /** Word for word in the page's text, or in the lesson's where there is no document. */
      readonly quote: string;
      readonly page: number | null;
      /** Offsets of the quote there, in UTF-16 code units. */
      readonly start: number;
      readonly end: number;
      /** What each part of the exercise rests on, where they rest on different sentences. */
      readonly parts?: readonly QuotePlace[];
      /** The level of a language that its words were held against. */
      readonly level?: WordLevel;
    }
  /** A text to read that a model wrote. */
  | {
      readonly kind: "model-text";
      readonly model: string;
      readonly promptVersion: number;
      readonly level?: WordLevel;
    };
