import type { Quest } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ReviewPlayer } from "@alambic/ui/ReviewPlayer";
import { useState } from "react";
import { reportItem } from "../../shared/capsules/item-dialog.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import type { QuestOutcome } from "./useQuestAnswer.ts";
import { useQuestAnswer } from "./useQuestAnswer.ts";

export interface PlayedQuestProps {
  readonly quest: Quest;
  readonly onFinish: (outcome: QuestOutcome) => void;
}

/** What is left of a quest, one exercise after the other. */
export function PlayedQuest({ quest, onFinish }: PlayedQuestProps) {
  const { t } = useI18n();
  const { capsule, standing } = quest;
  const play = useQuestAnswer(standing.id);
  const sourceLanguage = capsule.source_language ?? undefined;
  // What is answered meanwhile is counted by the player.
  const [answered] = useState(standing.answered);
  return (
    <Screen title={t("quest.session.title")} width="full" padding="none">
      <ReviewPlayer
        title={t("quest.session.title")}
        items={quest.items
          .filter(({ score }) => score === null)
          .map(({ atom }) => ({
            id: atom.id,
            atom: { ...atom, note: capsule.title },
            language: capsule.language,
            sourceLanguage,
          }))}
        doneBefore={answered}
        xp={play.xp}
        onAnswer={play.answer}
        onClose={() => navigate(paths.quests)}
        onFinish={() => onFinish(play.outcome())}
        onReport={({ atomId, details }) =>
          reportItem({ atomId, language: capsule.language, sourceLanguage }, details)
        }
      />
    </Screen>
  );
}
