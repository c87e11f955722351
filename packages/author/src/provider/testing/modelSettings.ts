import type { ModelSettings } from "../ModelSettings.ts";

/** Settings of a model that is a peer on this machine, as an operator leaves them. */
export function modelSettings(
  baseUrl: string,
  settings: Partial<ModelSettings> = {},
): ModelSettings {
  return {
    provider: "openai-compatible",
    baseUrl,
    model: "peer",
    key: null,
    topics: "uncovered",
    timeoutSeconds: 120,
    silenceSeconds: 60,
    maxOutputTokens: 8000,
    tokensPerMonth: 20_000_000,
    tokensPerMemberPerMonth: 3_000_000,
    inputPrice: 0,
    outputPrice: 0,
    ...settings,
  };
}
