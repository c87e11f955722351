import { memberOperation } from "../../../http/operation.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { renewCodes } from "../second-step/recoveryCodes.ts";
import { beginSecondStep, countTry, wrongCode } from "../second-step/secondStep.ts";
import { tellOfSecondStep } from "../second-step/tellOfSecondStep.ts";
import { timeStepOf } from "../second-step/totp.ts";

/** Turns the second step on by a first code of the new key. Sessions that did not give one end. */
export const confirmSecondStep = memberOperation<"confirmSecondStep">(
  async ({ services: { db, jobs }, member, session, body, now }) => {
    const { id } = member;
    const forgive = await countTry(db, id, now);
    const recovery_codes = await transact(db, async (tx) => {
      await lockMember(tx, id);
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
      await beginSecondStep(tx, id, session.id, now);
      await tellOfSecondStep(tx, jobs, member, "second_step_added", now);
      return renewCodes(tx, id, now);
    });
    await forgive();
    return { status: 200, body: { recovery_codes } };
  },
);
