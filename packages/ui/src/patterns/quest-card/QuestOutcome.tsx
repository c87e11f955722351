import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { ArrowRight, Sparkles } from "../../primitives/icon/icons.ts";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Link } from "../../primitives/link/Link.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { ProgressRing } from "../../primitives/progress-ring/ProgressRing.tsx";
import { endOf } from "./quest.ts";
import type { EndedQuest, LiveQuest } from "./quest.ts";
import * as styles from "./QuestCard.css.ts";

/** The way in while a quest is open; afterwards what it brought. */
export function QuestOutcome({ quest }: { readonly quest: LiveQuest }) {
  if (quest.kind === "open") return <QuestStart quest={quest} />;
  return <QuestResult quest={quest} />;
}

function QuestStart({ quest }: { readonly quest: Extract<LiveQuest, { readonly kind: "open" }> }) {
  const { t } = useI18n();
  const { answered, total, xp, startHref, correctionHref } = quest;
  const costId = useId();
  const isBegun = answered > 0;
  const progress = t("quest.card.progress", { answered, total });
  return (
    <div className={styles.foot}>
      {isBegun ? (
        <div className={styles.chapter}>
          <ProgressBar
            label={t("quest.card.label")}
            value={answered}
            max={total}
            valueText={progress}
          />
          <span className={styles.small}>{progress}</span>
        </div>
      ) : null}
      <p className={styles.reward}>
        <Icon icon={Sparkles} />
        {t("quest.card.startXp", { xp })}
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="warm" size="large" iconEnd={ArrowRight} href={startHref}>
          {isBegun ? t("quest.card.resume") : t("quest.card.start")}
        </ButtonLink>
      </div>
      {correctionHref === undefined ? null : (
        <p className={styles.small}>
          <CorrectionLink href={correctionHref} describedBy={costId} />
          <span id={costId} className={styles.cost}>
            {t("quest.card.correctionCosts")}
          </span>
        </p>
      )}
    </div>
  );
}

function QuestResult({ quest }: { readonly quest: EndedQuest }) {
  const { t } = useI18n();
  return (
    <div className={styles.outcome}>
      <ProgressRing label={t("quest.card.score")} value={quest.score} max={1} />
      <div className={styles.outcomeWords}>
        <p className={styles.verdict}>{t(`quest.card.${endOf(quest)}`)}</p>
        <p>{useResultText(quest)}</p>
        {quest.correctionHref === undefined ? null : (
          <p>
            <CorrectionLink href={quest.correctionHref} />
          </p>
        )}
      </div>
    </div>
  );
}

function useResultText(quest: EndedQuest): string {
  const { t } = useI18n();
  const { xp } = quest;
  const end = endOf(quest);
  if (end !== "corrected") return t(`quest.card.${end}Text`, { xp });
  if (quest.kind === "corrected" && !quest.comesBack) return t("quest.card.correctedRight");
  return xp > 0 ? t("quest.card.correctedKept", { xp }) : t("quest.card.correctedText");
}

interface CorrectionLinkProps {
  readonly href: string;
  readonly describedBy?: string | undefined;
}

function CorrectionLink({ href, describedBy }: CorrectionLinkProps) {
  const { t } = useI18n();
  return (
    <Link variant="standalone" href={href} describedBy={describedBy}>
      {t("quest.card.showCorrection")}
    </Link>
  );
}
