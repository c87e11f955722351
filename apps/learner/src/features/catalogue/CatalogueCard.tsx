import { useEnrollInCapsule } from "@alambic/api-client/capsules";
import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { CapsuleCard } from "@alambic/ui/CapsuleCard";
import { VisuallyHidden } from "@alambic/ui/VisuallyHidden";
import { ArrowRight } from "@alambic/ui/icons";
import { SharedBy } from "../../shared/capsules/SharedBy.tsx";
import { useCapsuleTexts } from "../../shared/capsules/useCapsuleTexts.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { notify } from "../../shared/notices/notices.ts";
import { navigate } from "../../shared/routing/navigation.ts";
import { paths } from "../../shared/routing/paths.ts";
import { skillLabel } from "../../shared/texts/skillLabel.ts";

export interface CatalogueCardProps {
  readonly capsule: Capsule;
}

/** A capsule of the catalogue, to join or to open. */
export function CatalogueCard({ capsule }: CatalogueCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const texts = useCapsuleTexts();
  const foreign = useForeignLanguage();
  const enroll = useEnrollInCapsule();
  const href = paths.plan(capsule);
  const { title } = capsule;

  const join = async () => {
    const joined = await enroll.run({ capsule_id: capsule.id });
    if (!joined.ok) {
      notify({ tone: "wrong", text: t("catalogue.enrolFailed") });
      return;
    }
    notify({
      tone: "right",
      about: capsule.id,
      text: t("member.enrolled", { title }),
      action: { label: t("member.openPlan"), onPress: () => navigate(href) },
    });
  };

  return (
    <CapsuleCard
      href={href}
      title={title}
      lang={foreign(capsule.language)}
      icon={capsule.icon}
      domain={capsule.domain}
      domainLabel={skillLabel(i18n, capsule.main_skill)}
      description={capsule.description}
      stats={texts.stats(capsule)}
      progress={capsule.is_enrolled ? texts.progress(capsule) : undefined}
      notice={<SharedBy capsule={capsule} />}
      actions={
        capsule.is_enrolled ? (
          <ButtonLink href={href} variant="secondary" size="small" iconEnd={ArrowRight}>
            {t("catalogue.open")} <VisuallyHidden>{title}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            size="small"
            pending={enroll.status === "running"}
            onPress={() => void join()}
          >
            {t("member.enrol")} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
