import type { Capsule, LessonPointer } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { ResumeCard } from "@alambic/ui/ResumeCard";
import { ArrowRight } from "@alambic/ui/icons";
import { CapsulePicture } from "../../shared/capsules/CapsulePicture.tsx";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface ResumeProps {
  readonly capsule: Capsule;
  /** The lesson to go on with. */
  readonly lesson: LessonPointer;
}

/** Where the learner left off, and the way on. */
export function Resume({ capsule, lesson }: ResumeProps) {
  const { t } = useI18n();
  const foreign = useForeignLanguage();
  const { atoms_completed: done, atom_count: count, lesson_number: number } = lesson;
  const place = t("dashboard.resumePlace", { number, count: capsule.lesson_count });
  const rest =
    done === 0 ? t("dashboard.resumeSome", { count }) : t("dashboard.resumeDone", { done, count });
  return (
    <ResumeCard
      chip={capsule.title}
      title={lesson.title}
      lang={foreign(capsule.language)}
      text={`${place} ${rest}`}
      progress={{
        label: t("dashboard.resumeProgress"),
        value: count === 0 ? 0 : (100 * done) / count,
      }}
      action={
        <ButtonLink href={paths.lessonAt(capsule.id, lesson)} size="large" iconEnd={ArrowRight}>
          {done === 0 ? t("dashboard.resumeStart") : t("dashboard.resume")}
        </ButtonLink>
      }
      picture={<CapsulePicture capsule={capsule} />}
    />
  );
}
