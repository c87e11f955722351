import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { BookOpen, Clock, Flag, RotateCcw } from "../../primitives/icon/icons.ts";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { Mark } from "../../primitives/logo/Mark.tsx";
import { endOf } from "./quest.ts";
import type { LiveQuest } from "./quest.ts";
import * as styles from "./QuestCard.css.ts";
import { QuestOutcome } from "./QuestOutcome.tsx";

export interface QuestOfTheDayProps {
  readonly quest: LiveQuest;
  readonly headingLevel: HeadingLevel;
}

/** A quest that there is: open, done, or given away by its correction. */
export function QuestOfTheDay({ quest, headingLevel }: QuestOfTheDayProps) {
  const { t } = useI18n();
  const titleId = useId();
  const { title, instructions, chapter, lang } = quest;
  const progress = t("quest.card.chapterProgress", {
    done: chapter.done,
    total: chapter.total,
  });
  return (
    <section
      aria-labelledby={titleId}
      className={styles.card({ kind: quest.kind === "open" ? quest.kind : endOf(quest) })}
    >
      <div className={styles.head}>
        <Chip tone="warm" raised icon={Flag}>
          {t("quest.card.label")}
        </Chip>
        {quest.kind === "open" ? <Length total={quest.total} minutes={quest.minutes} /> : null}
        {quest.kind === "corrected" && quest.comesBack ? (
          <Chip tone="warning" raised icon={RotateCcw}>
            {t("quest.card.rework")}
          </Chip>
        ) : null}
      </div>
      <Heading level={headingLevel} id={titleId} tone="inherit">
        {title}
      </Heading>
      {quest.kind === "open" ? (
        <figure className={styles.coach}>
          <span className={styles.coachMark}>
            <Mark />
          </span>
          <figcaption>
            <VisuallyHidden>{t("quest.card.coach")}</VisuallyHidden>
          </figcaption>
          <blockquote>{instructions}</blockquote>
        </figure>
      ) : null}
      <div className={styles.chapter}>
        <span className={styles.chapterName} lang={lang}>
          <Icon icon={BookOpen} />
          {chapter.title}
        </span>
        <ProgressBar
          label={t("quest.card.chapter")}
          value={chapter.done}
          max={chapter.total}
          valueText={progress}
        />
        <span className={styles.small}>{progress}</span>
      </div>
      <QuestOutcome quest={quest} />
    </section>
  );
}

function Length(length: { readonly total: number; readonly minutes: number }) {
  const { t } = useI18n();
  return (
    <span className={styles.duration}>
      <Icon icon={Clock} />
      <span aria-hidden="true">{t("quest.card.minutes", length)}</span>
      <VisuallyHidden>{t("quest.card.minutesLong", length)}</VisuallyHidden>
    </span>
  );
}
