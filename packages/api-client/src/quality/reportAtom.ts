import type { Id, ReportRequest } from "@alambic/contract";

import { callNoContent } from "../core/call.ts";
import type { Api } from "../core/createApi.ts";

/** A report, and the item that it is about. */
export interface AtomReport {
  readonly atomId: Id;
  readonly body: ReportRequest;
}

/**
 * Reports a problem with an item. The same `report_id` may be sent again: it counts once. Throws an
 * `ApiError`.
 */
export function reportAtom({ client }: Api, { atomId, body }: AtomReport): Promise<void> {
  return callNoContent((signal) =>
    client.POST("/quality/atoms/{atom_id}/reports", {
      signal,
      params: { path: { atom_id: atomId } },
      body,
    }),
  );
}
