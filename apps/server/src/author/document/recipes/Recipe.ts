/** The passage that an item rests on. */
export interface Evidence {
  /** Word for word in the page's text. */
  readonly quote: string;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  /** Position of the lesson's passage that holds the quote. */
  readonly passage: number;
}

/** What is needed to make one item. Plain JSON. */
export type Recipe =
  | { readonly kind: "true"; readonly evidence: Evidence }
  | { readonly kind: "false"; readonly evidence: Evidence; readonly statement: string }
  | {
      /** A gap in the quote, with other words that would stand there. */
      readonly kind: "noun" | "number" | "name";
      readonly evidence: Evidence;
      /** Offsets in the quote. */
      readonly from: number;
      readonly to: number;
      readonly others: readonly string[];
    }
  | {
      readonly kind: "definition";
      readonly evidence: Evidence;
      readonly term: string;
      readonly definition: string;
      readonly others: readonly string[];
    }
  | {
      readonly kind: "acronym";
      readonly evidence: Evidence;
      readonly short: string;
      readonly long: string;
      readonly others: readonly string[];
    };

export type GapRecipe = Extract<Recipe, { kind: "noun" | "number" | "name" }>;
export type TermRecipe = Extract<Recipe, { kind: "definition" | "acronym" }>;

/** Steps that the text numbers, to be put in order. */
export interface StepsRecipe {
  /** From the first step to the last. */
  readonly evidence: Evidence;
  /** What the text says they are for. */
  readonly intro: string;
  readonly steps: readonly string[];
}

/** A part of the text that the lesson shows before it asks. */
export interface Passage {
  /** Word for word in the page's text. */
  readonly text: string;
  readonly page: number;
  /** The innermost heading above it, where it differs from the lesson's title. */
  readonly heading: string | null;
}

/** All that a lesson on a part of a document is made from. */
export interface DocumentMaterial {
  readonly documentTitle: string;
  readonly documentLanguage: "en" | "fr" | "nl";
  readonly passages: readonly Passage[];
  /** The best first. */
  readonly recipes: readonly Recipe[];
  /** None unless told. */
  readonly steps?: readonly StepsRecipe[];
}
