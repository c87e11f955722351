import { publicOperation } from "../../../http/operation.ts";
import { checkAddress } from "../accounts/checkAddress.ts";
import { askForReset } from "../links/askForReset.ts";

/** Notes that somebody forgot their password; what is mailed is decided after the answer. */
export const forgotPassword = publicOperation<"forgotPassword">(
  async ({ services, body, request, now }) => {
    const email = checkAddress(body.email);
    await askForReset(services, { ip: request.ip, email }, now);
    return { status: 204 };
  },
);
