import { timeoutOfExportMe } from "../../generated/users/exportMe.ts";
import { callForFile } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Everything that is kept of the member: one archive. */
export function useExportMe(): Command<void, Blob> {
  return useCommand({
    execute: ({ client }) =>
      callForFile(
        (signal) => client.GET("/users/me/export", { signal, parseAs: "blob" }),
        "application/zip",
        timeoutOfExportMe,
      ),
  });
}
