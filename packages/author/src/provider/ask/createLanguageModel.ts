import type { LanguageModelV4 } from "@ai-sdk/provider";

import type { ModelSettings } from "../ModelSettings.ts";
import { guardedFetch } from "./guardedFetch.ts";

/** Where each provider is reached unless `AI_BASE_URL` says otherwise. */
const ownAddress: Readonly<Record<ModelSettings["provider"], string>> = {
  "openai-compatible": "http://localhost:11434/v1",
  anthropic: "https://api.anthropic.com/v1",
  mistral: "https://api.mistral.ai/v1",
  openai: "https://api.openai.com/v1",
};

/** The model of the settings. Only the package of its provider is loaded. */
export async function createLanguageModel(settings: ModelSettings): Promise<LanguageModelV4> {
  const { provider, model, baseUrl, key } = settings;
  const baseURL = (baseUrl ?? ownAddress[provider]).replace(/(?<!\/)\/+$/u, "");
  const fetch = guardedFetch(new URL(baseURL).origin);
  const options = { baseURL, fetch, ...(key === null ? {} : { apiKey: key }) };
  switch (provider) {
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const compatible = {
        ...options,
        name: provider,
        supportsStructuredOutputs: true,
        includeUsage: true,
      };
      return createOpenAICompatible(compatible).chatModel(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(options).languageModel(model);
    }
    case "mistral": {
      const { createMistral } = await import("@ai-sdk/mistral");
      return createMistral(options).languageModel(model);
    }
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI(options).chat(model);
    }
  }
}
