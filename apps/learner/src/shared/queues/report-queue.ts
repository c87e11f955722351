import { settle } from "@alambic/api-client/core";
import { reportAtom } from "@alambic/api-client/quality";
import { openReportQueue } from "@alambic/offline/queue";
import { api, memberId } from "../api.ts";

/** The reports that wait on this device until the server has them. */
export const reportQueue = openReportQueue({
  send: ({ atomId, body }, accountId) =>
    settle(
      reportAtom(api, { path: { atom_id: atomId }, header: { "X-Account": accountId }, body }),
    ),
  userId: memberId,
  now: () => api.clock.now(),
});
