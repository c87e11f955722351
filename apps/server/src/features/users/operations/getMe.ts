import { presentUser } from "../accounts/presentUser.ts";
import { memberOperation } from "../../../http/operation.ts";

/** The member who asks. */
export const getMe = memberOperation<"getMe">(({ member, session: { needsSecondStep } }) =>
  Promise.resolve({ status: 200, body: presentUser(member, { needsSecondStep }) }),
);
