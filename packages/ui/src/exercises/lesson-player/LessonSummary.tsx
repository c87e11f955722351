import type { Locale } from "@alambic/contract";
import { isFinished } from "@alambic/domain/progress";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { ArrowRight, RotateCcw } from "../../primitives/icon/icons.ts";
import { LearnedList } from "./LearnedList.tsx";
import type { LessonAtom } from "./LessonAtom.ts";
import type { ItemRecord } from "./lessonSession.ts";
import {
  figure,
  figures,
  figureLabel,
  opening,
  actions,
  summary,
  text,
} from "./LessonSummary.css.ts";
import type { NextLesson } from "./NextLesson.ts";
import { RisingFlask } from "./RisingFlask.tsx";

export interface LessonSummaryProps {
  readonly atoms: readonly LessonAtom[];
  readonly records: ReadonlyMap<string, ItemRecord>;
  readonly gained: number;
  readonly language: Locale;
  readonly planHref: string;
  readonly next: NextLesson | null;
  readonly onResume: () => void;
}

/** The end of a lesson: what it gave, what was learned, and the next step. */
export function LessonSummary(props: LessonSummaryProps) {
  const { atoms, records, gained, language, planHref, next, onResume } = props;
  const { t, number } = useI18n();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  const open = atoms.filter(
    ({ id, progress_status: status }) => !(records.get(id)?.done ?? isFinished(status)),
  ).length;
  const played = atoms.filter(({ id }) => records.has(id));
  const firstTry = played.filter(({ id }) => {
    const record = records.get(id);
    return record?.done === true && record.turns === 1;
  }).length;
  const share = atoms.length === 0 ? 0 : (atoms.length - open) / atoms.length;
  return (
    <div className={summary}>
      <div className={opening}>
        <RisingFlask share={share} />
        <Heading ref={headingRef} level={2} size="page" align="center" focusable>
          {open === 0 ? t("lessonPlayer.summary.title") : t("lessonPlayer.summary.rework")}
        </Heading>
        {open === 0 ? null : (
          <p className={text}>{t("lessonPlayer.summary.reworkText", { count: open })}</p>
        )}
      </div>
      <dl className={figures}>
        <div className={figure}>
          <dt className={figureLabel}>{t("lessonPlayer.summary.xp")}</dt>
          <dd>{number(gained)}</dd>
        </div>
        <div className={figure}>
          <dt className={figureLabel}>{t("lessonPlayer.summary.firstTry")}</dt>
          <dd>
            {t("lessonPlayer.summary.firstTryValue", { right: firstTry, total: played.length })}
          </dd>
        </div>
      </dl>
      <LearnedList atoms={played} records={records} language={language} />
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
