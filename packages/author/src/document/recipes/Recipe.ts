import type { FoundResult } from "../code/FoundResult.ts";
import type { FoundBelongings } from "../analysis/belongingsIn.ts";
import type { FoundLargest } from "../analysis/largestIn.ts";
import type { FoundLookup } from "../analysis/lookupsIn.ts";
import type { FoundSorting } from "../analysis/sortingsIn.ts";
import type { FoundTimes } from "../analysis/timesIn.ts";
import type { FoundSubject } from "../analysis/subjectIn.ts";

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
      /** Wrong choices; of a noun too few where it is only to be typed. */
      readonly others: readonly string[];
      /** The first letters of a noun that are shown where it is typed; null where it is not to be. */
      readonly letters?: string | null;
      /** Missing words of the same lesson that would be wrong here, and for which this one would be. */
      readonly companions?: readonly string[];
    }
  | {
      readonly kind: "definition";
      readonly evidence: Evidence;
      readonly term: string;
      readonly definition: string;
      /** In a short text fewer than make a question, where the term is matched or typed. */
      readonly others: readonly string[];
      /** Where the term can be typed from its sentence: the letters that are shown of it. */
      readonly letters?: string;
      /** Whether it is matched with other definitions of the lesson. */
      readonly match?: number;
    }
  | {
      readonly kind: "acronym";
      readonly evidence: Evidence;
      readonly short: string;
      readonly long: string;
      readonly others: readonly string[];
    }
  | {
      /** Of what the text says this; in a contrast, of which of two, of which the other comes first among the others. */
      readonly kind: "subject" | "contrast";
      readonly evidence: Evidence;
      readonly subject: string;
      /** Word for word in the quote, as the subject is. */
      readonly predicate: string;
      readonly others: readonly string[];
      /** Of which matching of the lesson it is a part, if of any. */
      readonly match?: number;
      /** What grammar tells of it; not of what earlier versions stored. */
      readonly grammar?: Pick<FoundSubject, "article" | "number" | "kind">;
    }
  | {
      /** Why, or to what end, according to the text. */
      readonly kind: "cause" | "purpose";
      readonly evidence: Evidence;
      readonly claim: string;
      /** With the word that joins it to the claim, as the others have it. */
      readonly reason: string;
      readonly others: readonly string[];
    };

export type GapRecipe = Extract<Recipe, { kind: "noun" | "number" | "name" }>;
export type StatementRecipe = Extract<Recipe, { kind: "true" | "false" }>;
export type DefinitionRecipe = Extract<Recipe, { kind: "definition" }>;
export type TermRecipe = Extract<Recipe, { kind: "definition" | "acronym" }>;
export type SubjectRecipe = Extract<Recipe, { kind: "subject" | "contrast" }>;
export type ReasonRecipe = Extract<Recipe, { kind: "cause" | "purpose" }>;

/** Whether a recipe asks for a missing word and nothing else. */
export function isGap(recipe: Recipe): recipe is GapRecipe {
  return recipe.kind === "noun" || recipe.kind === "number" || recipe.kind === "name";
}

/** Whether a recipe is of a statement to be told true from false. */
export function isStatement(recipe: Recipe): recipe is StatementRecipe {
  return recipe.kind === "true" || recipe.kind === "false";
}

/** Steps that the text numbers or tells one after the other, to be put in order. */
export interface StepsRecipe {
  /** From the first step to the last. */
  readonly evidence: Evidence;
  /** What the text says they are for. */
  readonly intro: string;
  /** Whether that is a title above them; not where earlier versions stored it. */
  readonly underTitle?: boolean;
  /** Whether sentences tell them, rather than the entries of a list. */
  readonly inProse?: boolean;
  readonly steps: readonly string[];
}

/** What the text lists, and what it does not. */
export interface ListRecipe {
  /** From the introducing sentence to the last entry. */
  readonly evidence: Evidence;
  /** The heading above it, where there is one. */
  readonly section: string | null;
  /** The sentence above it, or the heading where no sentence introduces it. */
  readonly introduction: string;
  readonly isHeaded?: boolean;
  readonly entries: readonly string[];
  /** Whether there may be more entries overleaf. */
  readonly isCut: boolean;
  /** Short entries, or the terms they explain. */
  readonly right: readonly string[];
  /** The same of other lists. */
  readonly others: readonly string[];
}

/** What the text gives a reason for, to be told in the learner’s own words. */
export interface WhyRecipe {
  readonly evidence: Evidence;
  readonly kind: "cause" | "purpose";
  /** With a mark in front of it where its sentence began with the reason. */
  readonly claim: string;
  /** Word for word in the quote. */
  readonly reason: string;
  /** The heading above it, where there is one. */
  readonly section?: string;
}

/** Who did what: names, each with a sentence to put it into. */
export interface NamesRecipe {
  /** One of the sentences. */
  readonly evidence: Evidence;
  readonly named: readonly { readonly name: string; readonly evidence: Evidence }[];
}

/** Of whom or what the text says something by name, to be told in the learner’s own words. */
export interface AboutRecipe {
  /** The first of the sentences. */
  readonly evidence: Evidence;
  readonly name: string;
  /** All sentences of the text that name it. */
  readonly told: readonly Evidence[];
}

/** What happened in which year, as the text tells it in several places. */
export interface ChronologyRecipe {
  /** One of the passages that tell it. */
  readonly evidence: Evidence;
  readonly events: readonly (DatedEvent & { readonly evidence: Evidence })[];
}

/** An event without its year, in the words of the text. */
export interface DatedEvent {
  readonly year: string;
  readonly event: string;
}

/** A list of terms, each with what it is, to be learned from cards. */
export interface CardsRecipe extends Pick<ListRecipe, "introduction" | "entries" | "isCut"> {
  readonly evidence: Evidence;
  readonly cards: readonly ExplainedTerm[];
  /** Those of the cards that are told apart by what is said of them, to be matched; none unless told. */
  readonly matched?: readonly ExplainedTerm[];
}

/** An entry of a list that says what a term is: "arm64: 64-bit ARM processors". */
export interface ExplainedTerm {
  readonly front: string;
  readonly back: string;
}

/** Two lists of one section, or two or three under headings of one, whose entries are to be told apart. */
export interface SortRecipe {
  /** From the first introducing sentence to the last entry of the second list; of lists under headings, the first. */
  readonly evidence: Evidence;
  /** Of each list under a heading, from its heading to its last entry. */
  readonly places?: readonly Evidence[];
  readonly lists: readonly Pick<ListRecipe, "introduction" | "entries" | "isCut" | "right">[];
}

/** A table whose first two columns are to be matched. */
export interface TableRecipe {
  /** The table, a line for each row. */
  readonly evidence: Evidence;
  /** The heading above it, or else the names of its columns. */
  readonly caption: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The rows whose first two cells stand in no other; of long texts only. */
  readonly matched: readonly (readonly string[])[];
  /** Of a short text: columns whose cells are matched with the first of their rows. */
  readonly pairings?: readonly TablePairing[];
  /** Columns of figures, whose largest is asked for. */
  readonly compared?: readonly FoundLargest[];
  /** Figures that are looked up. */
  readonly lookups?: readonly FoundLookup[];
  /** Columns by which rows are sorted. */
  readonly sortings?: readonly FoundSorting[];
  /** What is put in the order of time. */
  readonly times?: FoundTimes;
  /** Where nothing stands above the first column: whether all of these are of the table with its rows for columns. */
  readonly isTurned?: boolean;
  /** And what it says of some kinds, to be sorted by them. */
  readonly belongings?: FoundBelongings;
}

/** What a column says of some rows, each so that it fits no other. */
export interface TablePairing {
  readonly column: number;
  readonly pairs: readonly (readonly [row: string, said: string])[];
}

/** A formula of the text, to be reckoned with. */
export interface FormulaRecipe {
  /** From what is reckoned to the last sign. */
  readonly evidence: Evidence;
  /** The paragraph that it stands in, or itself where that is long. */
  readonly said: string;
}

/** Code whose result the text tells. */
export interface CodeRecipe extends Pick<FoundResult, "told" | "code" | "output"> {
  /** From the first line of its listing to the last sign of the result. */
  readonly evidence: Evidence;
}

/** A part of the text that the lesson shows before it asks. */
export interface Passage {
  /** Word for word in the page's text. */
  readonly text: string;
  readonly page: number;
  /** The innermost heading above it, where it differs from the lesson's title. */
  readonly heading: string | null;
}

/** A paragraph to be told again from memory, by the heading above it, or what follows its first sentence by that. */
export type RetellingRecipe = {
  /** The whole paragraph. */
  readonly evidence: Evidence;
  /** Sentences of it that a good answer makes, in their order. */
  readonly points: readonly string[];
} & ({ readonly section: string } | { readonly cue: string; readonly section: string | null });

/** A piece of a text that is read as a whole, word for word in its page's text. */
export type ReadingBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "quote"; readonly text: string; readonly page: number }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly entries: readonly string[] }
  /** The header first. */
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly rows: readonly (readonly string[])[];
    };

/** All that a lesson on a part of a document is made from. */
export interface DocumentMaterial {
  readonly documentTitle: string;
  readonly documentLanguage: "en" | "fr" | "nl";
  readonly passages: readonly Passage[];
  /** The best first. */
  readonly recipes: readonly Recipe[];
  /** What else can be asked about the same sentences and their neighbours, where more is wanted. */
  readonly spares?: readonly Recipe[];
  /** None unless told. */
  readonly steps?: readonly StepsRecipe[];
  readonly lists?: readonly ListRecipe[];
  /** Short lists, all of which is to be written down. */
  readonly recalls?: readonly ListRecipe[];
  readonly sorts?: readonly SortRecipe[];
  readonly glossaries?: readonly CardsRecipe[];
  readonly tables?: readonly TableRecipe[];
  readonly formulas?: readonly FormulaRecipe[];
  readonly codes?: readonly CodeRecipe[];
  readonly chronologies?: readonly ChronologyRecipe[];
  readonly names?: readonly NamesRecipe[];
  readonly whys?: readonly WhyRecipe[];
  readonly abouts?: readonly AboutRecipe[];
  readonly retellings?: readonly RetellingRecipe[];
  /** All of the part, to be read before anything is asked; else the passages that are asked about are. */
  readonly reading?: readonly ReadingBlock[];
}
