import type { operations } from "@alambic/contract";

import { timeoutOfGetStudyPlanFeed } from "../../generated/coach/getStudyPlanFeed.ts";
import { callForFile } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

type FeedAddress = operations["getStudyPlanFeed"]["parameters"]["path"];

/** What a calendar app is shown at a private address. */
export function useGetStudyPlanFeed(): Command<FeedAddress, Blob> {
  return useCommand({
    execute: ({ client }, path) =>
      callForFile(
        (signal) =>
          client.GET("/toolbox/coach/calendar/{feed_token}", {
            signal,
            params: { path },
            parseAs: "blob",
          }),
        "text/calendar",
        timeoutOfGetStudyPlanFeed,
      ),
  });
}
