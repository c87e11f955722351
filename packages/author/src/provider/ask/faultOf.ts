import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  TypeValidationError,
} from "ai";
import type { LanguageModelUsage } from "ai";

import type { Spent, TokenUsage } from "../ledger/ModelLedger.ts";
import { ProviderError } from "../ProviderError.ts";
import type { ProviderFault } from "../ProviderError.ts";

/** A call that brought nothing: why, what it took, and how long the provider asks to be left alone. */
export interface FailedCall {
  readonly error: ProviderError;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly retryAfter?: number;
}

/** An answer that ends too early, or of which a piece is no piece of one. */
const unreadable = [
  NoOutputGeneratedError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
];

/** Understands what the SDK throws. */
export function faultOf(error: unknown): FailedCall {
  if (error instanceof ProviderError) return { error, spent: "unknown" };
  if (NoObjectGeneratedError.isInstance(error)) {
    const fault = error.finishReason === "content-filter" ? "refused" : "unreadable";
    return { error: new ProviderError(fault), spent: usageOf(error.usage) };
  }
  if (unreadable.some((kind) => kind.isInstance(error)))
    return { error: new ProviderError("unreadable"), spent: "unknown" };
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return fromStatus(error);
  const timedOut = error instanceof Error && /^(?:TimeoutError|AbortError)$/u.test(error.name);
  return { error: new ProviderError(timedOut ? "timed_out" : "unavailable"), spent: "unknown" };
}

/** What the SDK says that was used; a provider may not say it. */
export function usageOf(
  usage: Pick<LanguageModelUsage, "inputTokens" | "outputTokens"> | undefined,
): TokenUsage | "unknown" {
  const { inputTokens, outputTokens } = usage ?? {};
  return inputTokens === undefined || outputTokens === undefined
    ? "unknown"
    : { input: inputTokens, output: outputTokens };
}

function fromStatus({ statusCode = 0, responseHeaders = {} }: APICallError): FailedCall {
  // An answer with a good status that could not be read: cut in the middle, or not JSON.
  if (statusCode < 400) return { error: new ProviderError("unreadable"), spent: "unknown" };
  const error = new ProviderError(faultOfStatus(statusCode), statusCode);
  const retryAfter = waitOf(responseHeaders["retry-after"]);
  return { error, spent: "nothing", ...(retryAfter === null ? {} : { retryAfter }) };
}

function faultOfStatus(status: number): ProviderFault {
  if (status === 429) return "rate_limited";
  if (status === 408 || status === 409 || status >= 500) return "unavailable";
  return "misconfigured";
}

/** `Retry-After` in milliseconds: it may hold seconds or a date. */
function waitOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\d{1,6}(?:\.\d+)?$/u.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
