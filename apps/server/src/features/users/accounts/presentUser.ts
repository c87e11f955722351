import type { User } from "@alambic/contract";
import { planOf } from "@alambic/domain/plans";

import type { Member } from "../../../http/Session.ts";

/** A member as the contract shows them. */
export function presentUser(
  member: Member,
  { needsSecondStep = false }: { readonly needsSecondStep?: boolean } = {},
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
  };
}
