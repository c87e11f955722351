import { useInvalidateProgress } from "@alambic/api-client/progress";
import type { Lesson } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { LessonPlayer } from "@alambic/ui/LessonPlayer";
import { Suspense, useState } from "react";
import { reportItem, showQuality } from "../../shared/capsules/item-dialog.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { lazyIfThere } from "../../shared/screen/lazyIfThere.ts";
import { useRest } from "../../shared/screen/later.ts";
import { Screen } from "../../shared/screen/Screen.tsx";
import { bonusNote } from "./bonusNote.ts";
import { useNextReview } from "./useNextReview.ts";
import { useAnswer } from "./useAnswer.ts";

const LessonNotes = lazyIfThere(() => import("./LessonNotes.tsx"));

export interface PlayedLessonProps {
  readonly lesson: Lesson;
}

/** A lesson that is there, from its first open item to its summary. */
export function PlayedLesson({ lesson }: PlayedLessonProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const isAtRest = useRest();
  const answer = useAnswer(lesson);
  const invalidateProgress = useInvalidateProgress();
  const [isOver, setOver] = useState(false);
  const { capsule, molecule, next_lesson: next } = lesson;
  // What changes in the lesson meanwhile is for the next time: nothing moves under the learner.
  const [atoms] = useState(lesson.atoms);
  const nextReview = useNextReview(isOver ? capsule.id : null);
  const plan = paths.plan(capsule);
  const itemOf = (atomId: string) => ({
    atomId,
    language: capsule.language,
    sourceLanguage: capsule.source_language ?? undefined,
  });
  const title = t("lesson.title", { lesson: molecule.title, capsule: capsule.title });

  if (atoms.length === 0) {
    return (
      <Screen title={title} width="reading" align="center">
        <EmptyState
          level={1}
          size="large"
          title={t("lesson.emptyTitle")}
          actions={<ButtonLink href={plan}>{t("lesson.backToPlan")}</ButtonLink>}
        >
          {t("lesson.emptyText")}
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={title} width="full" padding="none">
      <LessonPlayer
        title={molecule.title}
        atoms={atoms.map((atom) => ({ ...atom, note: bonusNote(i18n, atom, capsule) }))}
        language={capsule.language}
        sourceLanguage={capsule.source_language ?? undefined}
        xpEarned={molecule.xp_earned}
        planHref={plan}
        next={next === null ? null : { title: next.title, href: paths.lessonAt(capsule.id, next) }}
        onAnswer={answer}
        onClose={() => navigate(plan)}
        nextReview={nextReview}
        onFinish={() => {
          invalidateProgress();
          setOver(true);
        }}
        onReport={({ atomId, details }) => reportItem(itemOf(atomId), details)}
        onWhy={(atomId) => showQuality(itemOf(atomId))}
        barEnd={
          isAtRest ? (
            <Suspense fallback={null}>
              <LessonNotes moleculeId={molecule.id} />
            </Suspense>
          ) : null
        }
      />
    </Screen>
  );
}
