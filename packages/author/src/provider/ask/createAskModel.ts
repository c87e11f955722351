import type { LanguageModelV4 } from "@ai-sdk/provider";
import { NoObjectGeneratedError } from "ai";

import type { ModelSettings } from "../ModelSettings.ts";
import type { ModelLedger, Spent } from "../ledger/ModelLedger.ts";
import { ProviderError } from "../ProviderError.ts";
import type { AskModel, Question } from "./AskModel.ts";
import { faultOf } from "./faultOf.ts";
import type { FailedCall } from "./faultOf.ts";
import { salvage } from "./salvage.ts";
import { streamAnswer } from "./streamAnswer.ts";

export interface AskOptions {
  readonly model: LanguageModelV4;
  readonly settings: Pick<ModelSettings, "timeoutSeconds" | "silenceSeconds" | "maxOutputTokens">;
  readonly ledger: ModelLedger;
  /** Aborted when the server stops. */
  readonly stopped: AbortSignal;
  /** Waits, milliseconds. */
  readonly sleep: (duration: number, stopped: AbortSignal) => Promise<unknown>;
  /** Told of every call that brought nothing. */
  readonly onFailure?: (error: ProviderError, purpose: Question<unknown>["purpose"]) => void;
}

type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | ({ readonly ok: false } & FailedCall);

const mostTries = 3;
/** What cannot be read is asked for once more, and not again. */
const mostUnreadable = 2;
const firstWaitMs = 1000;
/** A provider that wants to be left alone for longer is left alone: the job comes back later. */
const longestWaitMs = 60_000;

/**
 * Asks a model within its budgets: tokens are reserved before each call and settled after it. Waits
 * as long as the provider says, and asks again where that can help. Rejects with the reason of the
 * signal, which is no `ProviderError`, where the server stops meanwhile.
 */
export function createAskModel(options: AskOptions): AskModel {
  return async (question) => {
    for (let tried = 1; ; tried += 1) {
      const outcome = await askOnce(question, options);
      if (outcome.ok) return outcome.answer;
      options.stopped.throwIfAborted();
      const { error, retryAfter } = outcome;
      options.onFailure?.(error, question.purpose);
      const wait = retryAfter ?? firstWaitMs * 2 ** (tried - 1);
      const isUsed = question.follower?.isUsed() ?? false;
      if (isUsed || !mayTryAgain(error, tried, wait)) throw error;
      if (error.isPassing) await options.sleep(wait, options.stopped);
    }
  };
}

function mayTryAgain(error: ProviderError, tried: number, wait: number): boolean {
  if (error.fault === "unreadable") return tried < mostUnreadable;
  return error.isPassing && tried < mostTries && wait <= longestWaitMs;
}

async function askOnce<Answer>(
  question: Question<Answer>,
  options: AskOptions,
): Promise<Outcome<Answer>> {
  const { instructions, capsuleId, memberId, purpose } = question;
  const { settings, ledger } = options;
  const prompt = JSON.stringify(question.data);
  const tokens = tokensOf(instructions, prompt, question) + settings.maxOutputTokens;
  const reservation = await ledger.reserve({ capsuleId, memberId, purpose, tokens });
  let spent: Spent = "unknown";
  try {
    const answered = await streamAnswer({ ...options, question, prompt });
    spent = answered.spent;
    if (answered.isFiltered) throw new ProviderError("refused");
    return { ok: true, answer: answered.answer };
  } catch (error) {
    const failed = faultOf(error);
    const answer = salvagedAnswer(error, question);
    if (answer !== null) {
      spent = failed.spent;
      return { ok: true, answer };
    }
    if (spent === "unknown") spent = failed.spent;
    return { ok: false, ...failed };
  } finally {
    await reservation.settle(spent);
  }
}

/** The answer that stands in a text of which it is not the whole; null where none does. */
function salvagedAnswer<Answer>(error: unknown, { read }: Question<Answer>): Answer | null {
  const isWhole = NoObjectGeneratedError.isInstance(error) && error.finishReason === "stop";
  return isWhole ? read(salvage(error.text ?? "")) : null;
}

/** No tokenizer makes more of a text than one token for three bytes of it, or hardly any. */
function tokensOf(instructions: string, prompt: string, { schema }: Question<unknown>): number {
  return Math.ceil(Buffer.byteLength(instructions + prompt + JSON.stringify(schema)) / 3);
}
