import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from "@alambic/contract";
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import type { Asked, AuthenticatorFault } from "./AuthenticatorFault.ts";

/** Has the device make a passkey. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Asked<NewCredential>> {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      ok: true,
      answer: { id, response: { clientDataJSON, attestationObject, transports } },
    };
  } catch (error) {
    return { ok: false, fault: faultOf(error, optionsJSON.rp.id) };
  }
}

/** Has the device sign with a passkey. */
export async function signWithPasskey(optionsJSON: RequestOptions): Promise<Asked<UsedCredential>> {
  try {
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature };
    return {
      ok: true,
      answer: { id, response: { ...signed, ...(userHandle !== undefined && { userHandle }) } },
    };
  } catch (error) {
    return { ok: false, fault: faultOf(error, optionsJSON.rpId) };
  }
}

function faultOf(error: unknown, host: string): AuthenticatorFault {
  if (!browserSupportsWebAuthn()) return { kind: "unsupported" };
  if (error instanceof WebAuthnError) {
    switch (error.code) {
      case "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED":
        return { kind: "known" };
      case "ERROR_INVALID_DOMAIN":
      case "ERROR_INVALID_RP_ID":
        return { kind: "elsewhere", host };
      case "ERROR_CEREMONY_ABORTED":
        return { kind: "cancelled" };
      default:
    }
  }
  const isCancelled = error instanceof Error && error.name === "NotAllowedError";
  return { kind: isCancelled ? "cancelled" : "failed" };
}
