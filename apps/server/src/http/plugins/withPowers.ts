import type { Config } from "../../platform/config/Config.ts";
import type { Session } from "../Session.ts";

/**
 * A session with the powers that it has: an administrator's come with a second step. Without
 * one they are a member like any other, in every operation; what the Pro plan gives they keep.
 */
export function withPowers(
  session: Session,
  { adminSecondStep }: Pick<Config, "adminSecondStep">,
): Session {
  const { member, secondStepAt } = session;
  const isMissing = adminSecondStep === "required" && secondStepAt === null;
  if (!member.is_superuser || !isMissing) return session;
  return {
    ...session,
    needsSecondStep: true,
    member: { ...member, is_superuser: false, plan: "pro" },
  };
}
