import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { ArrowRight, RotateCcw } from "../../primitives/icon/icons.ts";
import { AtomPicture } from "./AtomPicture.tsx";
import { LearnedList } from "./LearnedList.tsx";
import type { LessonAtom } from "./LessonAtom.ts";
import type { LessonFigures } from "./lessonFigures.ts";
import {
  actions,
  body,
  figure,
  figureLabel,
  figures as figuresClass,
  opening,
  review,
  summary,
  text,
} from "./LessonSummary.css.ts";
import type { NextLesson } from "./NextLesson.ts";

export interface LessonSummaryProps {
  readonly atoms: readonly LessonAtom[];
  readonly figures: LessonFigures;
  readonly language: Locale;
  readonly planHref: string;
  readonly next: NextLesson | null;
  /** When something of it is asked again, in a word; null while that is not known, absent where nobody tells. */
  readonly nextReview: string | null | undefined;
  readonly onResume: () => void;
}

/** The end of a lesson: what it gave, what is to be redone, and the next step at the thumb. */
export function LessonSummary(props: LessonSummaryProps) {
  const { atoms, figures, language, planHref, next, nextReview, onResume } = props;
  const { open, known, total, xp, firstTry } = figures;
  const { t, number } = useI18n();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <div className={summary}>
      <div className={body}>
        <div className={opening}>
          <AtomPicture share={total === 0 ? 0 : known / total} leadsOn={next !== null} />
          <Heading ref={headingRef} level={2} size="page" align="center" focusable>
            {open === 0 ? t("lessonPlayer.summary.title") : t("lessonPlayer.summary.rework")}
          </Heading>
          {open === 0 ? null : (
            <p className={text}>{t("lessonPlayer.summary.reworkText", { count: open })}</p>
          )}
        </div>
        <dl className={figuresClass}>
          <div className={figure}>
            <dt className={figureLabel}>{t("lessonPlayer.summary.xp")}</dt>
            <dd>{number(xp)}</dd>
          </div>
          {firstTry === null ? null : (
            <div className={figure}>
              <dt className={figureLabel}>{t("lessonPlayer.summary.firstTry")}</dt>
              <dd>{t("lessonPlayer.summary.firstTryValue", firstTry)}</dd>
            </div>
          )}
        </dl>
        {nextReview === undefined ? null : (
          <p role="status" className={review}>
            {nextReview === null
              ? null
              : t("lessonPlayer.summary.nextReview", { when: nextReview })}
          </p>
        )}
        <LearnedList atoms={atoms} played={figures.played} language={language} />
      </div>
      <div className={actions}>
        {open > 0 ? (
          <Button icon={RotateCcw} size="large" width="full" onPress={onResume}>
            {t("lessonPlayer.summary.redo")}
          </Button>
        ) : next === null ? null : (
          <ButtonLink href={next.href} size="large" width="full" iconEnd={ArrowRight}>
            {t("lessonPlayer.summary.next", { title: next.title })}
          </ButtonLink>
        )}
        <ButtonLink href={planHref} variant="secondary" size="large" width="full">
          {t("lessonPlayer.summary.plan")}
        </ButtonLink>
      </div>
    </div>
  );
}
