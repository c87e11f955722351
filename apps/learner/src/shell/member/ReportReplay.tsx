import { useSession } from "@alambic/api-client/core";
import { startReplaying } from "@alambic/offline/queue";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useEffectEvent } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { reportQueue } from "../../shared/queues/report-queue.ts";

/** Sends the reports that wait on this device, for as long as their owner is signed in. */
export function ReportReplay() {
  const { t } = useI18n();
  const session = useSession();
  const memberId = session.status === "member" ? session.user.id : null;
  const tell = useEffectEvent((count: number) =>
    notify({ tone: "right", isAwaited: true, text: t("member.reportsSent", { count }) }),
  );
  useEffect(() => {
    if (memberId === null) return undefined;
    void reportQueue.refresh();
    return startReplaying(reportQueue, {
      target: window,
      random: Math.random,
      onDelivered: ({ delivered }) => tell(delivered.length),
    });
  }, [memberId]);
  return null;
}
