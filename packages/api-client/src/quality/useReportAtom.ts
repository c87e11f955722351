import type { Id, ReportRequest } from "@alambic/contract";

import { callForNothing } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** A report, and the item that it is about. */
export interface AtomReport {
  readonly atomId: Id;
  readonly body: ReportRequest;
}

/** Reports a problem with an item. The same `report_id` may be sent again: it counts once. */
export function useReportAtom(): Command<AtomReport, void> {
  return useCommand({
    execute: ({ client }, { atomId, body }) =>
      callForNothing((signal) =>
        client.POST("/quality/atoms/{atom_id}/reports", {
          signal,
          params: { path: { atom_id: atomId } },
          body,
        }),
      ),
    invalidates: ["getAtomQuality", "listReports"],
  });
}
