import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { endSecondStep } from "../second-step/secondStep.ts";
import { tellOfSecondStep } from "../second-step/tellOfSecondStep.ts";

/** Turns the second step off for a member who knows their password. */
export const removeSecondStep = memberOperation<"removeSecondStep">(
  async ({ services, member, body, now }) => {
    await assertPassword(services, member.id, body.current_password, now);
    await transact(services.db, async (tx) => {
      if (!(await endSecondStep(tx, member.id))) return;
      await tellOfSecondStep(tx, services.jobs, member, "second_step_removed", now);
    });
    return { status: 204 };
  },
);
