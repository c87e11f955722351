import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { transact } from "../../../platform/db/transact.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { renewCodes } from "../second-step/recoveryCodes.ts";
import { hasSecondStep } from "../second-step/secondStep.ts";

/** Gives a member who knows their password new codes for when the app is lost; those before end. */
export const renewRecoveryCodes = memberOperation<"renewRecoveryCodes">(
  async ({ services, member, body, now }) => {
    await assertPassword(services, member.id, body.current_password, now);
    const recovery_codes = await transact(services.db, async (tx) => {
      if (!(await hasSecondStep(tx, member.id))) throw new Problem("not_found");
      return renewCodes(tx, member.id, now);
    });
    return { status: 200, body: { recovery_codes } };
  },
);
