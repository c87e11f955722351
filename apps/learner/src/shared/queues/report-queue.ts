import { settle } from "@alambic/api-client/core";
import { reportAtom } from "@alambic/api-client/quality";
import { openReportQueue } from "@alambic/offline/queue";
import { api } from "../api.ts";

/** The reports that wait on this device until the server has them. */
export const reportQueue = openReportQueue({
  send: (report) => settle(reportAtom(api, report)),
  userId: () => {
    const { current } = api.session.state;
    return current.status === "member" ? current.user.id : null;
  },
  now: () => api.clock.now(),
});
