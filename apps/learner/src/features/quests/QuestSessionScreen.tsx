import { useGetQuestToday } from "@alambic/api-client/quests";
import type { QuestBoard } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { useState } from "react";
import { paths } from "../../shared/routing/paths.ts";
import { Redirect } from "../../shared/routing/Redirect.tsx";
import { Screen } from "../../shared/screen/Screen.tsx";
import { PlayedQuest } from "./PlayedQuest.tsx";
import { QuestDone } from "./QuestDone.tsx";
import type { QuestOutcome } from "./useQuestAnswer.ts";

/** Today's quest from its first exercise to its score. It has the whole window. */
export default function QuestSessionScreen() {
  const { t } = useI18n();
  const [done, setDone] = useState<QuestOutcome | null>(null);
  // What changes meanwhile is for the next sitting: nothing moves under the learner.
  const [board, setBoard] = useState<QuestBoard | null>(null);
  const asked = useGetQuestToday();
  if (board === null && asked.status === "ready" && !asked.isRefreshing) setBoard(asked.data);

  if (done !== null) {
    const { standing, xp } = done;
    // An answer that did not get through is still to be given.
    if (standing === null || standing.state === "open") return <Redirect to={paths.quests} />;
    return <QuestDone standing={standing} xp={xp} />;
  }
  if (board === null && asked.status === "failed") {
    return (
      <Screen title={t("quest.session.title")} width="reading" align="center">
        <ErrorState
          level={1}
          title={t("quest.card.failed")}
          onRetry={() => void asked.refresh()}
          actions={<ToQuests />}
        >
          {t("quest.card.failedText")}
        </ErrorState>
      </Screen>
    );
  }
  if (board === null) {
    return (
      <Screen title={t("quest.session.title")} width="reading">
        <SkeletonRegion>
          <Skeleton width="full" />
          <Skeleton shape="heading" width="most" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </SkeletonRegion>
      </Screen>
    );
  }
  const { quest } = board;
  if (quest.kind === "quest" && quest.standing.state === "open") {
    return <PlayedQuest quest={quest} onFinish={setDone} />;
  }
  return (
    <Screen title={t("quest.session.title")} width="reading" align="center">
      <EmptyState
        level={1}
        size="large"
        title={t("quest.session.closedTitle")}
        actions={<ToQuests />}
      >
        {t("quest.session.closedText")}
      </EmptyState>
    </Screen>
  );
}

function ToQuests() {
  const { t } = useI18n();
  return (
    <ButtonLink href={paths.quests} variant="secondary">
      {t("quest.session.toQuests")}
    </ButtonLink>
  );
}
