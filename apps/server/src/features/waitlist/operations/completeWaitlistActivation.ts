import { checkAge } from "@alambic/domain/accounts";

import { publicOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { admitInvited, checkNewName, checkNewPassword, presentUser } from "../../users/index.ts";
import { limitLinks } from "../limitLinks.ts";

/** Makes the account of an invitation. */
export const completeWaitlistActivation = publicOperation<"completeWaitlistActivation">(
  async ({ services: { db }, body, request, locale, now }) => {
    await limitLinks(db, request.ip, now);
    const { token, password } = body;
    const username = checkNewName(body.username);
    checkNewPassword(body);
    const age = checkAge(body.country, body.confirmed_age);
    if (age !== null)
      throw new Problem("validation_failed", { fields: [{ path: "confirmed_age", code: age }] });
    const language = body.preferred_language ?? locale;
    const account = { token, username, password, language };
    const member = await admitInvited(db, account, "link_invalid", now);
    return { status: 201, body: presentUser(member) };
  },
);
