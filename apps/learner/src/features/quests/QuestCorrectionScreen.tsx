import { useGetQuestToday, useShowQuestCorrection } from "@alambic/api-client/quests";
import type { QuestBoard, QuestStanding } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { QuestCorrectionError, QuestCorrectionSkeleton } from "@alambic/ui/QuestCorrection";
import { useEffect } from "react";
import { focusHeading } from "../../shared/routing/focusHeading.ts";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { AskForCorrection } from "./AskForCorrection.tsx";
import { ShownCorrection } from "./ShownCorrection.tsx";

/** The correction of a quest, once it is known what that costs. */
export default function QuestCorrectionScreen({ params }: ScreenProps) {
  const { t } = useI18n();
  const { questId = "" } = params;
  const board = useGetQuestToday();
  return (
    <TrailedScreen
      title={t("quest.correction.title")}
      trail={[
        { label: t("quest.screen.title"), href: paths.quests },
        { label: t("quest.correction.title"), href: paths.questCorrection(questId) },
      ]}
      width="reading"
    >
      {board.status === "failed" ? (
        <QuestCorrectionError headingLevel={1} onRetry={() => void board.refresh()} />
      ) : board.status === "ready" ? (
        <Correction standing={standingIn(board.data, questId)} />
      ) : (
        <QuestCorrectionSkeleton />
      )}
    </TrailedScreen>
  );
}

function standingIn({ quest, history }: QuestBoard, questId: string): QuestStanding | null {
  const standings = history.map(({ standing }) => standing);
  if (quest.kind === "quest") standings.push(quest.standing);
  return standings.find(({ id }) => id === questId) ?? null;
}

function Correction({ standing }: { readonly standing: QuestStanding | null }) {
  const correction = useShowQuestCorrection();
  const { status, run } = correction;
  const isSeen = standing?.state === "corrected";
  const show = () => {
    if (standing !== null) void run({ quest_id: standing.id });
  };
  useEffect(() => {
    // It costs nothing more.
    if (isSeen && status === "idle") show();
  });
  useEffect(() => {
    if (status === "succeeded") focusHeading();
  }, [status]);

  if (correction.status === "succeeded") return <ShownCorrection correction={correction.data} />;
  if (standing === null) return <Missing />;
  if (correction.status === "failed") {
    return <QuestCorrectionError headingLevel={1} onRetry={show} />;
  }
  if (isSeen) return <QuestCorrectionSkeleton />;
  return (
    <AskForCorrection
      isOpen={standing.state === "open"}
      pending={status === "running"}
      onShow={show}
    />
  );
}

function Missing() {
  const { t } = useI18n();
  return (
    <EmptyState
      level={1}
      title={t("quest.correction.missing")}
      actions={<ButtonLink href={paths.quests}>{t("quest.session.toQuests")}</ButtonLink>}
    >
      {t("quest.correction.missingText")}
    </EmptyState>
  );
}
