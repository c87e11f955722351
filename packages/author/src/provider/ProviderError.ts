/** What can go wrong between the author and a language model. */
export type ProviderFault =
  /** The month's tokens are used up, the member's or everybody's. */
  | "budget_reached"
  /** The provider does not accept how it was asked: a wrong key, model or address. */
  | "misconfigured"
  | "rate_limited"
  | "unavailable"
  | "timed_out"
  /** The model would not answer. */
  | "refused"
  /** Broken JSON, another shape, an answer that was cut off, or none. */
  | "unreadable";

/** Faults that may be gone when the same is asked again later. */
const passing: readonly ProviderFault[] = ["rate_limited", "unavailable", "timed_out"];

/**
 * A call of a language model that brought nothing. It carries neither what was asked nor what was
 * answered: both may hold a learner's document, and an answer may repeat the key.
 */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly fault: ProviderFault;
  readonly status: number | undefined;

  constructor(fault: ProviderFault, status?: number) {
    super(`language model: ${fault}${status === undefined ? "" : ` (HTTP ${status})`}`);
    this.fault = fault;
    this.status = status;
  }

  /** Whether trying again later may help. */
  get isPassing(): boolean {
    return passing.includes(this.fault);
  }
}
