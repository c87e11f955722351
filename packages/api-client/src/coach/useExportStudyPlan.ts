import { timeoutOfExportStudyPlan } from "../../generated/coach/exportStudyPlan.ts";
import { callForFile } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** The study plan as a calendar file. */
export function useExportStudyPlan(): Command<void, Blob> {
  return useCommand({
    execute: ({ client }) =>
      callForFile(
        (signal) => client.GET("/toolbox/coach/plan/calendar", { signal, parseAs: "blob" }),
        "text/calendar",
        timeoutOfExportStudyPlan,
      ),
  });
}
