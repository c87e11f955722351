import type { Locale, ProblemCode } from "@alambic/contract";

import { Problem } from "../../../http/problems/Problem.ts";
import type { Member } from "../../../http/Session.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { accountKey } from "../accounts/accountKeys.ts";
import { insertAccount } from "../accounts/insertUser.ts";
import { hashPassword } from "../sessions/passwords.ts";
import { findInvitation, redeemInvitation } from "./invitations.ts";

export interface InvitedAccount {
  readonly token: string;
  readonly username: string;
  readonly password: string;
  readonly language: Locale;
  /** The address that is to be the account's, where it is given: it must be the one invited. */
  readonly email?: string;
}

/**
 * Makes the account of an invitation, which is used up in the same transaction: of many at once one
 * makes it. Throws `refusal` for an invitation that does not serve.
 */
export async function admitInvited(
  db: Database,
  { token, username, password, language, email }: InvitedAccount,
  refusal: ProblemCode,
  now: Date,
): Promise<Member> {
  const invitation = await findInvitation(db, token, now);
  if (!invitation) throw new Problem(refusal);
  if (email !== undefined && accountKey(email) !== accountKey(invitation.email))
    throw new Problem(refusal);
  const passwordHash = await hashPassword(password);
  return transact(db, async (tx) => {
    const redeemed = await redeemInvitation(tx, token, now);
    if (!redeemed) throw new Problem(refusal);
    const account = {
      username,
      email: redeemed.email,
      passwordHash,
      preferredLanguage: language,
      isBetaTester: redeemed.betaTester,
      // Who has the token reads the mails of the address.
      emailVerifiedAt: now,
    };
    const member = await insertAccount(tx, account, now);
    await tx
      .updateTable("waitlist_entries")
      .set({ status: "joined", user_id: member.id })
      .where("id", "=", redeemed.entryId)
      .execute();
    return member;
  });
}
