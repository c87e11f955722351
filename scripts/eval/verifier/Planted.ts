/** A fault that was planted, and whether the verifier caught it. */
export interface Planted {
  readonly fault: string;
  readonly caught: boolean;
}

/** What is known of the items of one source, sound ones and spoiled ones. */
export interface Measured {
  /** For each sound item, whether it passed. */
  readonly passed: readonly boolean[];
  readonly planted: readonly Planted[];
}
