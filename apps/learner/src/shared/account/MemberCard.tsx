import { useSession } from "@alambic/api-client/core";
import { planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { MembershipCard } from "@alambic/ui/MembershipCard";
import type { ReactNode } from "react";

export interface MemberCardProps {
  /** What can be done from here. */
  readonly actions?: ReactNode;
}

/** Which member the learner is, and how the subscription stands. */
export function MemberCard({ actions }: MemberCardProps) {
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
      actions={actions}
    />
  );
}
