import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { LessonList } from "@alambic/ui/LessonList";
import { chapterTone } from "@alambic/ui/MoleculePicture";
import type { PlannedLesson, PlannedLevel } from "../../shared/capsules/lessonsOf.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { keptLessons } from "../../shared/offline/kept-lessons.ts";
import { useSnapshot } from "valtio/react";
import { paths } from "../../shared/routing/paths.ts";
import { useLessonStatus } from "./useLessonStatus.ts";

export interface LessonsProps {
  readonly capsule: Capsule;
  readonly levels: readonly PlannedLevel[];
}

/** All lessons in words. */
export function Lessons({ capsule, levels }: LessonsProps) {
  const { t } = useI18n();
  const status = useLessonStatus(capsule);
  const foreign = useForeignLanguage();
  const { ids: kept } = useSnapshot(keptLessons);
  return (
    <LessonList
      lang={foreign(capsule.language)}
      levels={levels.map(({ granule, lessons }, chapter) => ({
        id: granule.id,
        title: granule.title,
        tone: levels.length > 1 ? chapterTone(chapter) : undefined,
        description: granule.description,
        xp: t("plan.levelXp", { earned: granule.xp_earned, total: granule.xp_total }),
        lessons: lessons.map((lesson, index) => ({
          id: lesson.id,
          number: lesson.number,
          title: lesson.molecule.title,
          state: lesson.state,
          ...status(lesson, lessons[index - 1]?.state === "locked"),
          kept: kept.includes(lesson.id) ? t("plan.kept") : undefined,
          href: hrefOf(capsule, lesson),
        })),
      }))}
    />
  );
}

/** Where a lesson is taken; one that is locked, or not made, cannot be. */
function hrefOf(capsule: Capsule, lesson: PlannedLesson): string | undefined {
  const { granuleOrder, molecule, state } = lesson;
  const closed = state === "locked" || state === "pending";
  if (closed || molecule.generation_status !== "completed" || !capsule.is_enrolled)
    return undefined;
  const place = { granule_order: granuleOrder, molecule_order: molecule.order };
  return paths.lessonAt(capsule.id, place);
}
