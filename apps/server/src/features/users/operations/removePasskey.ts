import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { settleSecondStep } from "../second-step/secondStep.ts";
import { tellOfSecondStep } from "../second-step/tellOfSecondStep.ts";
import { endSessionsOf } from "../sessions/endSessions.ts";

/**
 * Removes a passkey for a member who knows their password. Every other session ends: one of them may have
 * been opened with it, by whoever has it now.
 */
export const removePasskey = memberOperation<"removePasskey">(
  async ({ services, member, session, path, body, now }) => {
    await assertPassword(services, member.id, body.current_password, now);
    await transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const removed = await tx
        .deleteFrom("passkeys")
        .where("id", "=", path.passkey_id)
        .where("user_id", "=", member.id)
        .returning("id")
        .executeTakeFirst();
      if (!removed) throw new Problem("not_found");
      await endSessionsOf(tx, member.id, now, session.id);
      await settleSecondStep(tx, member.id);
      await tellOfSecondStep(tx, services.jobs, member, "passkey_removed", now);
    });
    return { status: 204 };
  },
);
