import { presentUser } from "../accounts/presentUser.ts";
import { memberOperation } from "../../../http/operation.ts";

/** The member who asks. */
export const getMe = memberOperation<"getMe">(
  ({ services: { config }, member, session: { needsSecondStep } }) => {
    const { testAccount } = config;
    return Promise.resolve({
      status: 200,
      body: presentUser(member, { needsSecondStep, testAccount }),
    });
  },
);
