import type { NewCredential } from "@alambic/contract";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";

import { checking, PasskeyFault } from "./refusePasskey.ts";
import type { RelyingParty } from "./relyingParty.ts";

/** Ed25519, ECDSA with P-256 and RSA with SHA-256, as COSE numbers them: what authenticators sign with. */
export const algorithms = [-8, -7, -257];

export interface VerifiedCredential {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly isSynced: boolean;
}

/**
 * What an authenticator made, once it is certain that it did so for this server, on this challenge, and
 * verified who holds it. Throws a `PasskeyFault`.
 */
export async function verifyNewCredential(
  { id, response }: NewCredential,
  { id: rpId, origin }: RelyingParty,
  isExpected: (challenge: string) => boolean,
): Promise<VerifiedCredential> {
  const { clientDataJSON, attestationObject } = response;
  const { verified, registrationInfo } = await checking(() => {
    assertNoCertificates(attestationObject);
    return verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: isExpected,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!verified) throw new PasskeyFault("The attestation is wrong.");
  const { credential, credentialBackedUp } = registrationInfo;
  if (credential.id !== id) throw new PasskeyFault("The credential is another than it says.");
  const { publicKey, counter } = credential;
  return { credentialId: id, publicKey, counter, isSynced: credentialBackedUp };
}

/**
 * No attestation is asked for. One with certificates is refused before it is looked at: checking them
 * would call addresses that they name.
 */
function assertNoCertificates(attestationObject: string): void {
  const bytes = new Uint8Array(Buffer.from(attestationObject, "base64url"));
  const decoded = decodeAttestationObject(bytes);
  const format = decoded.get("fmt");
  const isSelf = format === "packed" && decoded.get("attStmt").get("x5c") === undefined;
  if (format !== "none" && !isSelf) throw new PasskeyFault("An attestation was given.");
}
