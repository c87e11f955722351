/** The language model that drafts capsules, and what it may cost. */
export interface ModelSettings {
  readonly provider: "openai-compatible" | "anthropic" | "mistral" | "openai";
  /** Where the provider is reached; its own address unless set. */
  readonly baseUrl: string | null;
  /** The name by which the provider knows the model. */
  readonly model: string;
  readonly key: string | null;
  /** Which topics the model drafts: those that the built-in author does not hold, or all. */
  readonly topics: "uncovered" | "all";
  /** Longest time for one answer, seconds. */
  readonly timeoutSeconds: number;
  /** Longest silence within an answer that has begun, seconds. */
  readonly silenceSeconds: number;
  /** Most tokens of one answer. */
  readonly maxOutputTokens: number;
  /** Most tokens of all members in a calendar month, read and written. */
  readonly tokensPerMonth: number;
  readonly tokensPerMemberPerMonth: number;
  /** What a million tokens cost, read and written, in the operator's currency. */
  readonly inputPrice: number;
  readonly outputPrice: number;
}
