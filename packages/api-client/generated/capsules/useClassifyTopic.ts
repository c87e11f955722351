/* Generated from the contract by scripts/generate.ts. */
import type { Classification, TopicText } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `classifyTopic` takes. */
export type ClassifyTopicInput = TopicText;

/** Makes the call of `useClassifyTopic` once. Throws an `ApiError`. */
export function classifyTopic({ client }: Api, body: ClassifyTopicInput): Promise<Classification> {
  return call((signal) => client.POST("/capsules/classify-topic/", { signal, body }), 25_000);
}

/** Recognise the domain of a topic. */
export function useClassifyTopic(): Command<ClassifyTopicInput, Classification> {
  return useCommand({ execute: classifyTopic });
}
