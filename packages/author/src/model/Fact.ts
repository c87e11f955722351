/** What a data set says of one entry. */
export interface Fact {
  readonly id: string;
  /** As it is learned, article included. */
  readonly term: string;
  readonly bare: string;
  readonly article: string | null;
  readonly meaning: string;
  /** What is accepted as its meaning; `meaning` among it. */
  readonly meanings: readonly string[];
  readonly typed: readonly string[];
  /** How it is read aloud, where its signs do not say. */
  readonly reading?: string;
  /** Whole sentences that a gap may be completed to, the shown one first, and what names them. */
  readonly sentence?: { readonly right: readonly string[]; readonly cue: string };
}
