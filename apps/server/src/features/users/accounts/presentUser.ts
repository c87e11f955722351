import type { User } from "@alambic/contract";
import { planOf } from "@alambic/domain/plans";

import type { Member } from "../../../http/Session.ts";

interface Shown {
  readonly needsSecondStep?: boolean;
  /** The address of the account that may see the app as others do. */
  readonly testAccount?: string | null;
}

/** A member as the contract shows them. */
export function presentUser(
  member: Member,
  { needsSecondStep = false, testAccount = null }: Shown = {},
): User {
  const { id, username, email, preferred_language } = member;
  const { is_superuser, is_beta_tester, offline_mode_enabled } = member;
  return {
    id,
    username,
    email,
    email_verified: member.email_verified_at !== null,
    preferred_language,
    plan: planOf(member),
    subscription_status: is_superuser ? "superuser" : member.subscription_status,
    is_superuser,
    is_beta_tester,
    offline_mode_enabled,
    created_at: member.created_at.toISOString(),
    ...(needsSecondStep && { needs_second_step: true }),
    ...(email.toLowerCase() === testAccount?.toLowerCase() && { is_test_account: true }),
  };
}
