import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";
import { renewCodes } from "../second-step/recoveryCodes.ts";
import { countTry, wrongCode } from "../second-step/secondStep.ts";
import { tellOfSecondStep } from "../second-step/tellOfSecondStep.ts";
import { timeStepOf } from "../second-step/totp.ts";
import { endSessionsOf } from "../sessions/endSessions.ts";

/** Turns the second step on by a first code of the new key. Sessions that did not give one end. */
export const confirmSecondStep = memberOperation<"confirmSecondStep">(
  async ({ services: { db, jobs }, member, session, body, now }) => {
    const { id } = member;
    const forgive = await countTry(db, id, now);
    const recovery_codes = await transact(db, async (tx) => {
      const step = await tx
        .selectFrom("second_steps")
        .select("pending_secret")
        .where("user_id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      const secret = step?.pending_secret ?? null;
      const given = body.code.replaceAll(/\s/gu, "");
      const taken = secret === null ? null : timeStepOf(secret, given, 0, now);
      if (taken === null) throw wrongCode();
      await tx
        .updateTable("second_steps")
        .set({
          totp_secret: secret,
          pending_secret: null,
          last_time_step: taken,
          confirmed_at: now,
        })
        .where("user_id", "=", id)
        .execute();
      await endSessionsOf(tx, id, now, session.id);
      await tx
        .updateTable("sessions")
        .set({ second_step_at: now })
        .where("id", "=", session.id)
        .execute();
      await tellOfSecondStep(tx, jobs, member, "second_step_added", now);
      return renewCodes(tx, id, now);
    });
    await forgive();
    return { status: 200, body: { recovery_codes } };
  },
);
