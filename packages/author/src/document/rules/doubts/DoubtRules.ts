/** What makes readers doubt whether a sentence can be understood by itself, and how much. */
export interface Doubt {
  readonly sign: RegExp;
  /** What one point more or less means is told by the floor in `bestSentences`. */
  readonly points: number;
}

export interface DoubtRules {
  readonly doubts: readonly Doubt[];
  /** The article that a definite subject begins with. */
  readonly definiteStart: RegExp;
  /** Plural subjects are mostly meant of all there are. */
  readonly pluralSubject: RegExp;
  /** A definite phrase: which one is meant may have been said before. */
  readonly definite: RegExp;
}
