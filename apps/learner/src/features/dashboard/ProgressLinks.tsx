import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { paths } from "../../shared/routing/paths.ts";
import { LinksCard } from "./LinksCard.tsx";

/** The ways to what was achieved, and to what was written about it. */
export function ProgressLinks() {
  const { t } = useI18n();
  return (
    <LinksCard title={t("dashboard.progress")}>
      <ButtonLink href={paths.stats} variant="secondary">
        {t("member.stats")}
      </ButtonLink>
      <ButtonLink href={paths.badges} variant="secondary">
        {t("member.badges")}
      </ButtonLink>
      <ButtonLink href={paths.journal} variant="secondary">
        {t("learning.journal")}
      </ButtonLink>
    </LinksCard>
  );
}
