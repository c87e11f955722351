import type { Queue, QueueState } from "@alambic/offline/queue";
import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Container } from "@alambic/ui/Container";
import { Suspense, lazy, useState, useSyncExternalStore } from "react";
import { answerQueue } from "../../shared/queues/answer-queue.ts";
import { reportQueue } from "../../shared/queues/report-queue.ts";
import type { RefusedEntry } from "../../features/refused/RefusedDialog.tsx";

const RefusedDialog = lazy(() => import("../../features/refused/RefusedDialog.tsx"));

/** Says that the server did not take something that waited here, until its owner has dealt with it. */
export function RefusedBar() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const answers = useQueueState(answerQueue);
  const reports = useQueueState(reportQueue);
  const entries = [
    ...answers.refused.map((refused) => entryOf("answer", answerQueue, refused)),
    ...reports.refused.map((refused) => entryOf("report", reportQueue, refused)),
  ];
  if (entries.length === 0) return null;
  return (
    <Container>
      <Banner
        tone="wrong"
        announcement="polite"
        actions={
          <Button size="small" variant="secondary" onPress={() => setOpen(true)}>
            {t("member.refusedOpen")}
          </Button>
        }
      >
        {t("member.refused", { count: entries.length })}
      </Banner>
      {isOpen ? (
        <Suspense fallback={null}>
          <RefusedDialog entries={entries} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Container>
  );
}

function useQueueState<Payload>(
  queue: Pick<Queue<Payload, unknown>, "getState" | "subscribe">,
): QueueState<Payload> {
  return useSyncExternalStore(queue.subscribe, queue.getState);
}

function entryOf(
  kind: RefusedEntry["kind"],
  queue: Pick<Queue<unknown, unknown>, "retry" | "dismiss">,
  refused: QueueState<unknown>["refused"][number],
): RefusedEntry {
  const { position, subject, queuedAt, refusal } = refused;
  return {
    id: `${kind} ${position}`,
    kind,
    title: subject?.title ?? null,
    queuedAt,
    reason: refusal.detail,
    retry: () => void queue.retry(position),
    dismiss: () => void queue.dismiss(position),
  };
}
