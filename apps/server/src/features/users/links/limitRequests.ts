import { createHash } from "node:crypto";

import { accountKey } from "../accounts/accountKeys.ts";
import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import type { Database } from "../../../platform/db/Store.ts";

const windowSeconds = 3600;
const mostOfAddress = 60;
const mostOfEmail = 5;

/**
 * Limits how often mails can be asked for: in an hour by whoever asks, and for one e-mail address,
 * whether an account has it or not.
 */
export async function limitRequests(
  db: Database,
  { ip, email }: { readonly ip: string; readonly email: string },
  now: Date,
): Promise<void> {
  const name = createHash("sha256").update(accountKey(email)).digest("base64url");
  const address = { key: `mail:${addressKey(ip)}`, most: mostOfAddress, windowSeconds };
  await consumeRateLimit(db, address, now);
  await consumeRateLimit(db, { key: `mail-to:${name}`, most: mostOfEmail, windowSeconds }, now);
}
