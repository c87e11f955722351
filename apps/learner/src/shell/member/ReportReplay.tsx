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
    notify({ tone: "right", text: t("member.reportsSent", { count }) }),
  );
  /** What it is about is gone, or may no longer be read: there is nothing left to look at. */
  const dropRefused = useEffectEvent(() => {
    for (const { position } of reportQueue.getState().refused) {
      void reportQueue.dismiss(position);
      notify({ tone: "wrong", about: "reports", text: t("member.reportRefused") });
    }
  });
  useEffect(() => {
    if (memberId === null) return undefined;
    const unsubscribe = reportQueue.subscribe(() => dropRefused());
    void reportQueue.refresh();
    const stop = startReplaying(reportQueue, {
      target: window,
      random: Math.random,
      onDelivered: ({ delivered }) => tell(delivered.length),
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [memberId]);
  return null;
}
