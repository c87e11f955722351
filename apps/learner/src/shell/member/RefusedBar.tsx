import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Button } from "@alambic/ui/Button";
import { Container } from "@alambic/ui/Container";
import { Suspense, lazy, useState, useSyncExternalStore } from "react";
import { answerQueue } from "../../shared/queues/answer-queue.ts";
import { reportQueue } from "../../shared/queues/report-queue.ts";

const RefusedDialog = lazy(() => import("../../features/refused/RefusedDialog.tsx"));

/** Says that the server did not take something that waited here, until its owner has dealt with it. */
export function RefusedBar() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const answers = useSyncExternalStore(answerQueue.subscribe, answerQueue.getState);
  const reports = useSyncExternalStore(reportQueue.subscribe, reportQueue.getState);
  const count = answers.refused.length + reports.refused.length;
  if (count === 0) return null;
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
        {t("member.refused", { count })}
      </Banner>
      {isOpen ? (
        <Suspense fallback={null}>
          <I18nScope namespaces={["refused"]}>
            <RefusedDialog
              queues={{
                answer: { queue: answerQueue, state: answers },
                report: { queue: reportQueue, state: reports },
              }}
              onClose={() => setOpen(false)}
            />
          </I18nScope>
        </Suspense>
      ) : null}
    </Container>
  );
}
