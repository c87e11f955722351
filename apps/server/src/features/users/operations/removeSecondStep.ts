import { memberOperation } from "../../../http/operation.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { endApp } from "../second-step/secondStep.ts";
import { tellOfSecondStep } from "../second-step/tellOfSecondStep.ts";

/** Stops asking a member who knows their password for codes of an app. */
export const removeSecondStep = memberOperation<"removeSecondStep">(
  async ({ services, member, body, now }) => {
    await assertPassword(services, member.id, body.current_password, now);
    await transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      if (!(await endApp(tx, member.id))) return;
      await tellOfSecondStep(tx, services.jobs, member, "second_step_removed", now);
    });
    return { status: 204 };
  },
);
