import type { Capsule, LessonPointer } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ResumeCard } from "@alambic/ui/ResumeCard";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { ArrowRight } from "@alambic/ui/icons";
import { CapsulePicture } from "../../app/capsules/CapsulePicture.tsx";
import { paths } from "../../app/routing/paths.ts";
import { CreateCapsuleButton } from "../../app/shell/CreateCapsuleButton.tsx";
import type { Situation } from "./situation.ts";

export interface NextStepProps {
  /** Null while it is not known. */
  readonly situation: Situation | null;
  /** It could not be known; what failed is told below. */
  readonly failed: boolean;
}

/** The one thing to do now. */
export function NextStep({ situation, failed }: NextStepProps) {
  if (situation === null) return failed ? <Begin /> : <Waiting />;
  return situation.kind === "resume" ? <Resume {...situation} /> : <Begin />;
}

function Resume({
  capsule,
  lesson,
}: {
  readonly capsule: Capsule;
  readonly lesson: LessonPointer;
}) {
  const { t } = useI18n();
  const { atoms_completed: done, atom_count: count, lesson_number: number } = lesson;
  const place = t("dashboard.resumePlace", { number, count: capsule.lesson_count });
  const rest =
    done === 0 ? t("dashboard.resumeSome", { count }) : t("dashboard.resumeDone", { done, count });
  return (
    <ResumeCard
      chip={capsule.title}
      title={lesson.title}
      text={`${place} ${rest}`}
      progress={{
        label: t("dashboard.resumeProgress"),
        value: count === 0 ? 0 : (100 * done) / count,
      }}
      action={
        <ButtonLink href={paths.lesson(lesson.molecule_id)} size="large" iconEnd={ArrowRight}>
          {done === 0 ? t("dashboard.resumeStart") : t("dashboard.resume")}
        </ButtonLink>
      }
      picture={<CapsulePicture capsule={capsule} />}
    />
  );
}

function Begin() {
  const { t } = useI18n();
  return (
    <Card tone="accent" padding="large">
      <EmptyState
        illustration="still"
        title={t("dashboard.emptyTitle")}
        actions={
          <>
            <CreateCapsuleButton size="large" />
            <ButtonLink href={paths.capsules} variant="secondary" size="large">
              {t("dashboard.discoverAll")}
            </ButtonLink>
          </>
        }
      >
        {t("dashboard.emptyText")}
      </EmptyState>
    </Card>
  );
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Skeleton shape="card" />
    </SkeletonRegion>
  );
}
