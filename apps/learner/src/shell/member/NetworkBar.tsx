import { useI18n } from "@alambic/i18n/react";
import { Banner } from "@alambic/ui/Banner";
import { Container } from "@alambic/ui/Container";
import { useSyncExternalStore } from "react";
import { answerQueue } from "../../shared/queues/answer-queue.ts";
import { useOnline } from "../../shared/network/useOnline.ts";

/** Says that there is no network, and how many answers wait for it, for as long as there is none. */
export function NetworkBar() {
  const { t } = useI18n();
  const { unsent } = useSyncExternalStore(answerQueue.subscribe, answerQueue.getState);
  if (useOnline()) return null;
  return (
    <Container>
      <Banner tone="warning" announcement="polite">
        {t("member.offline")}
        {unsent === 0 ? null : ` ${t("member.answersWaiting", { count: unsent })}`}
      </Banner>
    </Container>
  );
}
