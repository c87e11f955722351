import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { ArrowRight, Sparkles } from "../../primitives/icon/icons.ts";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ProgressRing } from "../../primitives/progress-ring/ProgressRing.tsx";
import type { LiveQuest } from "./quest.ts";
import * as styles from "./QuestCard.css.ts";

/** The way in while a quest is open; afterwards what it brought. */
export function QuestOutcome({ quest }: { readonly quest: LiveQuest }) {
  const { t } = useI18n();
  const costId = useId();
  if (quest.kind === "open") {
    return (
      <div className={styles.foot}>
        <p className={styles.reward}>
          <Icon icon={Sparkles} />
          {t("learning.quest.startXp", { xp: quest.xp })}
        </p>
        <div className={styles.actions}>
          <Button variant="warm" iconEnd={ArrowRight} onPress={quest.onStart}>
            {t("learning.quest.start")}
          </Button>
          <CorrectionButton quest={quest} describedBy={costId} />
        </div>
        {quest.onShowCorrection === undefined ? null : (
          <p id={costId} className={styles.small}>
            {t("learning.quest.correctionCosts")}
          </p>
        )}
      </div>
    );
  }
  const isDone = quest.kind === "done";
  return (
    <div className={styles.outcome}>
      {quest.score === undefined ? null : (
        <ProgressRing label={t("learning.quest.score")} value={quest.score} max={1} />
      )}
      <div className={styles.outcomeWords}>
        <p className={styles.verdict}>
          {isDone ? t("learning.quest.done") : t("learning.quest.corrected")}
        </p>
        <p>
          {isDone
            ? t("learning.quest.doneText", { xp: quest.xp })
            : t("learning.quest.correctedText")}
        </p>
        <div className={styles.actions}>
          <CorrectionButton quest={quest} />
        </div>
      </div>
    </div>
  );
}

interface CorrectionButtonProps {
  readonly quest: LiveQuest;
  readonly describedBy?: string | undefined;
}

function CorrectionButton({ quest, describedBy }: CorrectionButtonProps) {
  const { t } = useI18n();
  if (quest.onShowCorrection === undefined) return null;
  return (
    <Button variant="secondary" describedBy={describedBy} onPress={quest.onShowCorrection}>
      {t("learning.quest.showCorrection")}
    </Button>
  );
}
