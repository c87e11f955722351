import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { MemberCard } from "../../shared/account/MemberCard.tsx";
import { paths } from "../../shared/routing/paths.ts";

/** Which member the learner is, and the ways to what was achieved. */
export function MembershipSection() {
  const { t } = useI18n();
  return (
    <MemberCard
      actions={
        <>
          <ButtonLink href={paths.stats} variant="secondary" size="small">
            {t("member.stats")}
          </ButtonLink>
          <ButtonLink href={paths.badges} variant="secondary" size="small">
            {t("member.badges")}
          </ButtonLink>
          <ButtonLink href={paths.journal} variant="secondary" size="small">
            {t("learning.journal")}
          </ButtonLink>
          <ButtonLink href={paths.premium} variant="secondary" size="small">
            {t("dashboard.plans")}
          </ButtonLink>
        </>
      }
    />
  );
}
