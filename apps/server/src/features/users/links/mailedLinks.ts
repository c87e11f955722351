import type { Tx } from "../../../platform/db/Store.ts";
import type { MailedLinksTable } from "../../../platform/db/tables/mail.ts";
import { createToken, hashToken } from "../../../platform/tokens.ts";
import { Problem } from "../../../http/problems/Problem.ts";

export type LinkPurpose = MailedLinksTable["purpose"];

const minute = 60;
const second = 1000;

/** How long a link serves, seconds. */
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  password_reset: 60 * minute,
  email_verify: 24 * 60 * minute,
};

export interface NewLink {
  /** The secret, of which only the hash is stored here. */
  readonly token: string;
  readonly expiresAt: Date;
}

export interface LinkOwner {
  readonly userId: string;
  /** The address that the link is mailed to. */
  readonly email: string;
}

/** Makes a link that serves once. */
export async function createLink(
  tx: Tx,
  purpose: LinkPurpose,
  { userId, email }: LinkOwner,
  now: Date,
): Promise<NewLink> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose] * second);
  await tx
    .insertInto("mailed_links")
    .values({
      token_hash: hashToken(token),
      purpose,
      user_id: userId,
      email,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Uses a link up. Throws `link_invalid` for one that is unknown, of another purpose, used or expired. */
export async function redeemLink(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkOwner> {
  const link = await tx
    .deleteFrom("mailed_links")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning(["user_id", "email"])
    .executeTakeFirst();
  if (!link) throw new Problem("link_invalid");
  return { userId: link.user_id, email: link.email };
}

/** Ends every link of a member: what they were mailed for is done, or their address is another now. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("mailed_links").where("user_id", "=", userId).execute();
}
