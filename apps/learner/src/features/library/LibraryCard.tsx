import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { CapsuleCard } from "@alambic/ui/CapsuleCard";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { ArrowRight } from "@alambic/ui/icons";
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
  const next = nextLesson(capsule);
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
      notice={<SharedBy capsule={capsule} />}
      actions={
        <>
          {next === null ? (
            <ButtonLink href={href} variant="secondary" size="small" iconEnd={ArrowRight}>
              {t("library.explore")} <VisuallyHidden>{title}</VisuallyHidden>
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.lesson(next.molecule_id)} size="small" iconEnd={ArrowRight}>
              {t("library.continue")} <VisuallyHidden>{title}</VisuallyHidden>
            </ButtonLink>
          )}
          {capsule.is_enrolled ? (
            <Button variant="quiet" size="small" onPress={() => askToUnenrol(capsule)}>
              {t("member.unenrol")} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          ) : null}
        </>
      }
    />
  );
}
