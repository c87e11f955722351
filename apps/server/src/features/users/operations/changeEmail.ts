import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { checkAddress } from "../accounts/checkAddress.ts";
import { limitRequests } from "../links/limitRequests.ts";
import { noteRequest } from "../links/requestJob.ts";

/** Mails a link to the address that a member wants; it changes once the link was followed. */
export const changeEmail = memberOperation<"changeEmail">(
  async ({ services, member, body, request, now }) => {
    const email = checkAddress(body.email);
    await assertPassword(services, member.id, body.current_password, now);
    await limitRequests(services.db, { ip: request.ip, email }, now);
    await transact(services.db, (tx) =>
      noteRequest(tx, services.jobs, { kind: "email_link", userId: member.id, email }, now),
    );
    return { status: 204 };
  },
);
