import type { Classification, TopicText } from "@alambic/contract";

import { call } from "../core/call.ts";
import { generationTimeout } from "../core/timeouts.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Recognises the domain of a topic. */
export function useClassifyTopic(): Command<TopicText, Classification> {
  return useCommand({
    execute: ({ client }, body) =>
      call(
        (signal) => client.POST("/capsules/classify-topic/", { signal, body }),
        generationTimeout,
      ),
  });
}
