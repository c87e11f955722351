import type { Capsule } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { CapsuleCard } from "@alambic/ui/CapsuleCard";
import type { CapsuleCardProps } from "@alambic/ui/CapsuleCard";
import { SharedBy } from "../../shared/capsules/SharedBy.tsx";
import { useCapsuleTexts } from "../../shared/capsules/useCapsuleTexts.ts";
import { useForeignLanguage } from "../../shared/capsules/useForeignLanguage.ts";
import { paths } from "../../shared/routing/paths.ts";
import { skillLabel } from "../../shared/texts/skillLabel.ts";
import { Text } from "@alambic/ui/Text";
import { CapsuleCover } from "./CapsuleCover.tsx";
import { lengthOf } from "./lengthOf.ts";
import { JoinOrGoOn } from "./JoinOrGoOn.tsx";

export interface CatalogueCardProps extends Pick<CapsuleCardProps, "density" | "headingLevel"> {
  readonly capsule: Capsule;
}

/** A capsule of the catalogue, to join or to open. */
export function CatalogueCard({ capsule, ...look }: CatalogueCardProps) {
  const i18n = useI18n();
  const texts = useCapsuleTexts();
  const foreign = useForeignLanguage();
  return (
    <CapsuleCard
      {...look}
      href={paths.plan(capsule)}
      title={capsule.title}
      lang={foreign(capsule.language)}
      icon={capsule.icon}
      domain={capsule.domain}
      domainLabel={skillLabel(i18n, capsule.main_skill)}
      description={capsule.description}
      level={
        capsule.level === null ? undefined : i18n.t("catalogue.levelName", { level: capsule.level })
      }
      stats={[
        ...texts.stats(capsule).slice(0, 2),
        lengthOf(i18n, capsule),
        ...texts.stats(capsule).slice(2),
      ]}
      picture={<CapsuleCover capsule={capsule} />}
      progress={capsule.is_enrolled ? texts.progress(capsule) : undefined}
      notice={<Origin capsule={capsule} />}
      actions={<JoinOrGoOn capsule={capsule} />}
    />
  );
}

/** Which capsule it follows, or who shares it. */
function Origin({ capsule }: Pick<CatalogueCardProps, "capsule">) {
  const { t } = useI18n();
  if (capsule.after === null) return <SharedBy capsule={capsule} />;
  return (
    <Text size="small" tone="second">
      {t("catalogue.after", { title: capsule.after.title })}
    </Text>
  );
}
