import { Problem } from "../../http/problems/Problem.ts";
import type { Tx } from "../../platform/db/Store.ts";
import type { WaitlistLinksTable } from "../../platform/db/tables/waitlist.ts";
import { createToken, hashToken } from "../../platform/tokens.ts";

type Purpose = WaitlistLinksTable["purpose"];

const dayMs = 24 * 3_600_000;

/** How long a link serves, days. */
const lifetimes: Readonly<Record<Purpose, number>> = { confirm: 3, friend: 30, activate: 14 };

/** Whom a link is for: an entry, or a friend whom one names. */
export type LinkTarget = { readonly entryId: string } | { readonly inviteeId: string };

export interface NewLink {
  /** The secret, of which only the hash is stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes a link that serves once. */
export async function createLink(
  tx: Tx,
  purpose: Purpose,
  target: LinkTarget,
  now: Date,
): Promise<NewLink> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose] * dayMs);
  await tx
    .insertInto("waitlist_links")
    .values({
      token_hash: hashToken(token),
      purpose,
      entry_id: "entryId" in target ? target.entryId : null,
      invitee_id: "inviteeId" in target ? target.inviteeId : null,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Uses a link up that confirms an address or answers a friend. Throws `link_invalid`. */
export async function redeemLink(tx: Tx, token: string, now: Date): Promise<LinkTarget> {
  const link = await tx
    .deleteFrom("waitlist_links")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "!=", "activate")
    .where("expires_at", ">", now)
    .returning(["entry_id", "invitee_id"])
    .executeTakeFirst();
  if (link?.entry_id) return { entryId: link.entry_id };
  if (link?.invitee_id) return { inviteeId: link.invitee_id };
  throw new Problem("link_invalid");
}
