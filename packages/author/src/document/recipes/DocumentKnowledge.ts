import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Defined } from "../analysis/definedIn.ts";
import type { Noun } from "../analysis/nounsOf.ts";
import type { FoundReason } from "../analysis/reasonIn.ts";
import type { FoundSubject } from "../analysis/subjectIn.ts";
import { measuresOf } from "../rules/measures.ts";

/** What is known of the whole document when one of its sentences is looked at. */
export interface DocumentKnowledge {
  readonly language: InstructionLanguage;
  /** Whether it is a text of a few pages, which says each thing once. */
  readonly isShort: boolean;
  /** How many words it has. */
  readonly words: number;
  readonly nouns: ReadonlyMap<string, Noun>;
  /** By noun, how many kinds of it the document names. */
  readonly kinds: ReadonlyMap<string, number>;
  /** By noun, the first letters that tell it from others; null where they would be too many. */
  readonly letters: ReadonlyMap<string, string | null>;
  /** Words that are written without a capital somewhere. */
  readonly commonWords: ReadonlySet<string>;
  /** Words that are written with a capital in the middle of sentences. */
  readonly capitals: ReadonlySet<string>;
  /** Proper names, and meanings of abbreviations, each once. */
  readonly names: readonly string[];
  readonly terms: readonly Placed<KnownTerm>[];
  readonly meanings: readonly string[];
  /** How often the text says something, in small letters. */
  readonly said: (words: string) => number;
  /** What sentences that stand alone speak of, and the reasons that they give, with their places. */
  readonly subjects: readonly Placed<FoundSubject>[];
  readonly reasons: readonly Placed<FoundReason>[];
  /** Every sentence in lower case, and which of them it is: a false statement must be none. */
  readonly statements: ReadonlyMap<string, number>;
}

/** What the text explains, or says something of. */
export interface KnownTerm {
  readonly term: string;
  readonly isExplained: boolean;
  /** What it says of it, where it explains it. */
  readonly said?: string;
  readonly make?: Defined["make"];
}

/** What one sentence says, and which of all sentences it is. */
export type Placed<Found> = Found & { readonly place: number };

/** Which of all sentences one is. */
export function placeOf(text: string, { statements }: DocumentKnowledge): number {
  return statements.get(text.toLowerCase()) ?? 0;
}

/** Whether a word is a measure, or what all of a short text is about, which any reader would put in. */
export function saysNothing(word: string, { language, said, words }: DocumentKnowledge): boolean {
  return measuresOf[language].has(word) || said(word) > Math.max(fewSaid, words / mostSaidOf);
}

/** So often, or once in so many words, is too often. */
const fewSaid = 3;
const mostSaidOf = 200;
