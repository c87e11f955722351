import { useSession } from "@alambic/api-client/core";
import { useInvalidateProgress } from "@alambic/api-client/progress";
import { startReplaying } from "@alambic/offline/queue";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useEffectEvent } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { answerQueue } from "../../shared/queues/answer-queue.ts";

/** Sends the answers that wait on this device, for as long as their owner is signed in. */
export function AnswerReplay() {
  const { t } = useI18n();
  const session = useSession();
  const memberId = session.status === "member" ? session.user.id : null;
  const invalidateProgress = useInvalidateProgress();
  const tell = useEffectEvent((count: number) => {
    invalidateProgress();
    notify({ tone: "right", text: t("member.answersSent", { count }) });
  });
  useEffect(() => {
    if (memberId === null) return undefined;
    void answerQueue.refresh();
    return startReplaying(answerQueue, {
      target: window,
      random: Math.random,
      onDelivered: ({ delivered }) => tell(delivered.length),
    });
  }, [memberId]);
  return null;
}
