import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { MemberCard } from "../../shared/account/MemberCard.tsx";
import { paths } from "../../shared/routing/paths.ts";

/** Which member the learner is, and the way to what the plans hold. */
export function MembershipSection() {
  const { t } = useI18n();
  return (
    <MemberCard
      actions={
        <ButtonLink href={paths.premium} variant="secondary" size="small">
          {t("dashboard.plans")}
        </ButtonLink>
      }
    />
  );
}
