import type { ModelSettings } from "@alambic/author/provider";
import { decimal, oneOf, text, url, wholeNumber } from "./parsers.ts";
import type { Read } from "./parsers.ts";

const providers = ["none", "openai-compatible", "anthropic", "mistral", "openai"] as const;

type Variables = ReturnType<typeof readModelVariables>;

/** The variables of the language model. Without `AI_PROVIDER` there is none. */
export function readModelVariables(read: Read) {
  return {
    provider: read("AI_PROVIDER", oneOf(providers, "none")),
    /** Where the provider is reached; its own address unless set. */
    baseUrl: read("AI_BASE_URL", url(["http:", "https:"])),
    /** The name by which the provider knows the model. */
    model: read("AI_MODEL", text(null)),
    key: read("AI_API_KEY", text(null)),
    /** Which topics the model drafts: those that the built-in author does not hold, or all. */
    topics: read("AI_TOPICS", oneOf(["uncovered", "all"], "uncovered")),
    /** Longest time for one answer, seconds. */
    timeoutSeconds: read("AI_TIMEOUT_SECONDS", wholeNumber(120, 1, 1800)),
    /** Longest silence within an answer that has begun, seconds. */
    silenceSeconds: read("AI_SILENCE_SECONDS", wholeNumber(60, 1, 1800)),
    /** Most tokens of one answer. */
    maxOutputTokens: read("AI_MAX_OUTPUT_TOKENS", wholeNumber(8000, 500, 200_000)),
    /** Most tokens of all members in a calendar month, read and written. */
    tokensPerMonth: read("AI_TOKENS_PER_MONTH", wholeNumber(20_000_000, 0, 1e12)),
    tokensPerMemberPerMonth: read("AI_TOKENS_PER_MEMBER", wholeNumber(3_000_000, 0, 1e12)),
    /** What a million tokens cost, read and written, in the operator's currency. */
    inputPrice: read("AI_INPUT_PRICE", decimal(0)),
    outputPrice: read("AI_OUTPUT_PRICE", decimal(0)),
  };
}

/** What is missing for the provider that is set, in sentences. */
export function modelFaults({ provider, baseUrl, model, key }: Variables): string[] {
  if (provider === "none") return [];
  const faults: string[] = [];
  if (model === null) faults.push("AI_MODEL must be set where AI_PROVIDER is.");
  if (provider === "openai-compatible" && baseUrl === null)
    faults.push("AI_BASE_URL must be set where AI_PROVIDER is openai-compatible.");
  if (provider !== "openai-compatible" && key === null)
    faults.push(`AI_API_KEY must be set where AI_PROVIDER is ${provider}.`);
  return faults;
}

/** The settings of the model; null where none is configured. */
export function modelSettingsOf({ provider, model, ...rest }: Variables): ModelSettings | null {
  return provider === "none" || model === null ? null : { ...rest, provider, model };
}
