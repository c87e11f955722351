import type { User } from "@alambic/contract";
import { planOf } from "@alambic/domain/plans";
import { useI18n } from "@alambic/i18n/react";
import { MembershipChip } from "@alambic/ui/MembershipChip";

export interface MembershipProps {
  readonly user: User;
}

/** The title of a member. */
export function Membership({ user }: MembershipProps) {
  const { t } = useI18n();
  const plan = planOf(user);
  const label = user.is_superuser ? t("member.administration") : t("member.membership", { plan });
  return <MembershipChip plan={plan} label={label} betaTester={user.is_beta_tester} />;
}
