import type { Locale } from "@alambic/contract";

import type { Database, Tx } from "../../../platform/db/Store.ts";
import { hashToken } from "../../../platform/tokens.ts";

/** A place that was given to an address. */
export interface Invitation {
  readonly entryId: string;
  readonly email: string;
  readonly language: Locale;
  readonly betaTester: boolean;
}

/** The invitation of a token; null for one that is unknown, used or expired. Changes nothing. */
export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<Invitation | null> {
  const entry = await db
    .selectFrom("waitlist_links as link")
    .innerJoin("waitlist_entries as entry", "entry.id", "link.entry_id")
    .select(["entry.id", "entry.email", "entry.language", "entry.beta_tester"])
    .where("link.token_hash", "=", hashToken(token))
    .where("link.purpose", "=", "activate")
    .where("link.expires_at", ">", now)
    .executeTakeFirst();
  if (!entry) return null;
  const { id: entryId, email, language, beta_tester: betaTester } = entry;
  return { entryId, email, language, betaTester };
}

/** Uses an invitation up; null where another did meanwhile. Its other links end with it. */
export async function redeemInvitation(
  tx: Tx,
  token: string,
  now: Date,
): Promise<Invitation | null> {
  const invitation = await findInvitation(tx, token, now);
  if (!invitation) return null;
  const link = await tx
    .deleteFrom("waitlist_links")
    .where("token_hash", "=", hashToken(token))
    .returning("entry_id")
    .executeTakeFirst();
  if (!link) return null;
  await tx.deleteFrom("waitlist_links").where("entry_id", "=", link.entry_id).execute();
  return invitation;
}
