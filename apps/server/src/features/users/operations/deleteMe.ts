import { memberOperation } from "../../../http/operation.ts";
import { removeFromOutbox } from "../../../platform/mail/outboxFiles.ts";
import { transact } from "../../../platform/db/transact.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { eraseMember } from "../data/eraseMember.ts";

/** Erases the account of a member who knows its password, with everything in it. */
export const deleteMe = memberOperation<"deleteMe">(async ({ services, member, body, now }) => {
  await assertPassword(services, member.id, body.current_password, now);
  const mails = await transact(services.db, (tx) => eraseMember(tx, member, now));
  await removeFromOutbox(services.config, mails);
  return { status: 204 };
});
