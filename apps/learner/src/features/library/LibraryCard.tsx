import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { CapsuleCard, CapsuleMenu } from "@alambic/ui/CapsuleCard";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { ArrowRight, List, LogOut } from "@alambic/ui/icons";
import { CapsulePicture } from "../../shared/capsules/CapsulePicture.tsx";
import { nextLesson } from "../../shared/capsules/nextLesson.ts";
import { askToUnenrol } from "../../shared/capsules/unenrolment.ts";
import { SharedBy } from "../../shared/capsules/SharedBy.tsx";
import { useCapsuleTexts } from "../../shared/capsules/useCapsuleTexts.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";

export interface LibraryCardProps {
  readonly capsule: Capsule;
}

/** A capsule of the learner's: go on, look at its plan, or leave it. */
export function LibraryCard({ capsule }: LibraryCardProps) {
  const { t } = useI18n();
  const texts = useCapsuleTexts();
  const foreign = useForeignLanguage();
  const { title } = capsule;
  const href = paths.plan(capsule);
  return (
    <CapsuleCard
      href={href}
      title={title}
      lang={foreign(capsule.language)}
      headingLevel={2}
      icon={capsule.icon}
      domain={capsule.domain}
      domainLabel={texts.domain(capsule)}
      stats={texts.stats(capsule)}
      progress={texts.progress(capsule)}
      picture={capsule.lesson_count === 0 ? undefined : <CapsulePicture capsule={capsule} />}
      notice={<SharedBy capsule={capsule} />}
      actions={<Way capsule={capsule} />}
      menu={
        capsule.is_enrolled ? (
          <CapsuleMenu
            label={t("library.menu", { title })}
            items={[
              { id: "plan", label: t("member.openPlan"), icon: List, href },
              {
                id: "leave",
                label: t("member.unenrol"),
                icon: LogOut,
                onPress: () => askToUnenrol(capsule),
              },
            ]}
          />
        ) : undefined
      }
    />
  );
}

/** Begin, go on, or look around where there is nothing to go on with. */
function Way({ capsule }: LibraryCardProps) {
  const { t } = useI18n();
  const title = <VisuallyHidden>{capsule.title}</VisuallyHidden>;
  const next = nextLesson(capsule);
  if (next === null) {
    return (
      <ButtonLink href={paths.plan(capsule)} variant="secondary" size="small" iconEnd={ArrowRight}>
        {t("library.explore")} {title}
      </ButtonLink>
    );
  }
  const isBegun = capsule.progress_percentage > 0 || next.atoms_completed > 0;
  return (
    <ButtonLink href={paths.lesson(next.molecule_id)} size="small" iconEnd={ArrowRight}>
      {isBegun ? t("library.continue") : t("library.start")} {title}
    </ButtonLink>
  );
}
