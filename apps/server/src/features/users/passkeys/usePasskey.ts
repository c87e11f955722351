import type { UsedCredential } from "@alambic/contract";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";

import type { Tx } from "../../../platform/db/Store.ts";
import { checking, PasskeyFault } from "./refusePasskey.ts";
import type { RelyingParty } from "./relyingParty.ts";

export interface PasskeyUse {
  readonly credential: UsedCredential;
  /** Whose it has to be; null where it says itself who signs in. */
  readonly userId: string | null;
  readonly isExpected: (challenge: string) => boolean;
}

/**
 * Whose passkey signed, once it is certain that it did so for this server, on this challenge, and verified
 * who holds it. The row is locked, so that a counter is taken once. Throws a `PasskeyFault`.
 */
export async function usePasskey(
  tx: Tx,
  { id: rpId, origin }: RelyingParty,
  { credential: { id, response }, userId, isExpected }: PasskeyUse,
  now: Date,
): Promise<string> {
  const passkey = await tx
    .selectFrom("passkeys")
    .select(["id", "user_id", "public_key", "counter"])
    .where("credential_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!passkey) throw new PasskeyFault("The passkey is unknown.");
  assertOwner(passkey.user_id, userId, response.userHandle);
  const { verified, authenticationInfo } = await checking(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response },
      expectedChallenge: isExpected,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }),
  );
  if (!verified) throw new PasskeyFault("The signature is wrong.");
  const { newCounter, credentialBackedUp } = authenticationInfo;
  await tx
    .updateTable("passkeys")
    .set({ counter: newCounter, is_synced: credentialBackedUp, last_used_at: now })
    .where("id", "=", passkey.id)
    .execute();
  return passkey.user_id;
}

function assertOwner(owner: string, expected: string | null, handle: string | undefined): void {
  if (expected !== null && owner !== expected)
    throw new PasskeyFault("The passkey is another member's.");
  if (handle === undefined && expected === null)
    throw new PasskeyFault("The passkey names no member.");
  if (handle !== undefined && handle !== userHandle(owner))
    throw new PasskeyFault("The passkey names another member.");
}

/** How authenticators name a member: by the id, in base64url. */
export function userHandle(userId: string): string {
  return Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");
}
