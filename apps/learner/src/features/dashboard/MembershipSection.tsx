import { useSession } from "@alambic/api-client/core";
import { planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { MembershipCard } from "@alambic/ui/MembershipCard";
import { paths } from "../../shared/routing/paths.ts";

/** Which member the learner is, and how the subscription stands. */
export function MembershipSection() {
  const { t } = useI18n();
  const session = useSession();
  if (session.status !== "member") return null;
  const { user } = session;
  const plan = planOf(user);
  return (
    <MembershipCard
      plan={plan}
      memberTitle={t("member.membership", { plan })}
      status={user.is_superuser ? "superuser" : user.subscription_status}
      betaTester={user.is_beta_tester}
      padding="even"
      actions={
        <ButtonLink href={paths.badges} variant="secondary" size="small">
          {t("dashboard.badges")}
        </ButtonLink>
      }
    />
  );
}
