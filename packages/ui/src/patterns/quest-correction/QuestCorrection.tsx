import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Check, CircleDashed, X } from "../../primitives/icon/icons.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import * as styles from "./QuestCorrection.css.ts";

export const correctionVerdicts = ["right", "wrong", "open"] as const;

export interface CorrectedItem {
  readonly id: string;
  readonly question: ReactNode;
  readonly verdict: (typeof correctionVerdicts)[number];
  /** What the learner answered; nothing where there was no answer. */
  readonly answer?: ReactNode;
  readonly expected: ReactNode;
  /** Why it is so. */
  readonly reason?: ReactNode;
}

export interface QuestCorrectionProps {
  /** The questions of the quest, in its order. */
  readonly items: readonly CorrectedItem[];
  /** The correction was looked at before the quest was done: it brings no XP. */
  readonly forfeited?: boolean | undefined;
  /** Of the whole quest, 0 to 1; without it the share of right answers. */
  readonly score?: number | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
  /** The language of questions and answers, where it is not the page's. */
  readonly lang?: string | undefined;
}

const marks = {
  right: { tone: "right", icon: Check, words: "quest.correction.right" },
  wrong: { tone: "wrong", icon: X, words: "quest.correction.wrong" },
  open: { tone: "neutral", icon: CircleDashed, words: "quest.correction.open" },
} as const;

/** Question by question: what was answered, what is right, and why. */
export function QuestCorrection(props: QuestCorrectionProps) {
  const { items, forfeited = false, score, headingLevel = 2, lang } = props;
  const { t, number } = useI18n();
  const titleId = useId();
  const total = items.length;
  if (total === 0) {
    return (
      <Card>
        <EmptyState illustration="bubbles" level={headingLevel} title={t("quest.correction.none")}>
          {t("quest.correction.noneText")}
        </EmptyState>
      </Card>
    );
  }
  const right = items.filter(({ verdict }) => verdict === "right").length;
  const percent = number(score ?? right / total, { style: "percent" });
  return (
    <section aria-labelledby={titleId} className={styles.correction}>
      <div className={styles.head}>
        <Heading level={headingLevel} size={headingLevel === 1 ? "page" : "title"} id={titleId}>
          {t("quest.correction.title")}
        </Heading>
        <p className={styles.quiet}>{t("quest.correction.score", { right, total, percent })}</p>
      </div>
      {forfeited ? (
        <Banner tone="info" title={t("quest.card.rework")}>
          {t("quest.card.correctedText")}
        </Banner>
      ) : null}
      <ol className={styles.list}>
        {items.map(({ id, question, verdict, answer, expected, reason }) => (
          <li key={id} className={styles.item({ verdict })}>
            <div className={styles.question}>
              <div lang={lang} className={styles.questionText}>
                {question}
              </div>
              <Chip tone={marks[verdict].tone} size="small" icon={marks[verdict].icon}>
                {t(marks[verdict].words)}
              </Chip>
            </div>
            <dl className={styles.answers}>
              {answer === undefined || verdict === "right" ? null : (
                <div className={styles.given}>
                  <dt className={styles.quiet}>{t("quest.correction.yours")}</dt>
                  <dd lang={lang}>{answer}</dd>
                </div>
              )}
              <div className={styles.given}>
                <dt className={styles.quiet}>{t("quest.correction.expected")}</dt>
                <dd lang={lang} className={styles.expected}>
                  {expected}
                </dd>
              </div>
            </dl>
            {reason === undefined ? null : (
              <div lang={lang} className={styles.reason}>
                {reason}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Holds the place of a correction. */
export function QuestCorrectionSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="third" />
      {["a", "b", "c"].map((place) => (
        <div key={place} className={styles.item({ verdict: "open" })}>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

export interface QuestCorrectionErrorProps {
  readonly headingLevel?: HeadingLevel | undefined;
  readonly onRetry: () => void;
}

/** Stands where the correction could not be loaded. */
export function QuestCorrectionError({ headingLevel = 2, onRetry }: QuestCorrectionErrorProps) {
  const { t } = useI18n();
  return (
    <Card>
      <ErrorState level={headingLevel} title={t("quest.correction.failed")} onRetry={onRetry}>
        {t("quest.correction.failedText")}
      </ErrorState>
    </Card>
  );
}
