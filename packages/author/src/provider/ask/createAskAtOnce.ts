import { ProviderError } from "../ProviderError.ts";
import type { AskModel } from "./AskModel.ts";
import { createAskModel } from "./createAskModel.ts";
import type { AskOptions } from "./createAskModel.ts";

/** Longest that somebody waits for an answer, and most tokens of one. */
const mostSeconds = 25;
const mostOutputTokens = 1500;

/** Asks a model for somebody who waits: one that takes too long, tries among it, is given up. */
export function createAskAtOnce(
  options: Omit<AskOptions, "settings" | "stopped">,
  settings: AskOptions["settings"],
  stopped: AbortSignal,
): AskModel {
  const own = {
    ...settings,
    timeoutSeconds: Math.min(mostSeconds, settings.timeoutSeconds),
    maxOutputTokens: Math.min(mostOutputTokens, settings.maxOutputTokens),
  };
  return async (question) => {
    const late = AbortSignal.timeout(mostSeconds * 1000);
    const ask = createAskModel({
      ...options,
      settings: own,
      stopped: AbortSignal.any([stopped, late]),
    });
    try {
      return await ask(question);
    } catch (error) {
      if (late.aborted && !stopped.aborted) throw new ProviderError("timed_out");
      throw error;
    }
  };
}
