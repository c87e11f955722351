import { useSocketMessages } from "@alambic/api-client/realtime";
import { useReplacementNotice } from "../../shared/notices/useReplacementNotice.ts";

/** Tells, on whatever screen the member is, what came of having an item replaced. */
export function ReplacementNotices() {
  const tell = useReplacementNotice();
  useSocketMessages("replacement.made", ({ atom_id: atomId, title }) =>
    tell({ atomId, reason: null }, title),
  );
  useSocketMessages("replacement.failed", ({ atom_id: atomId, title, reason }) =>
    tell({ atomId, reason }, title),
  );
  return null;
}
