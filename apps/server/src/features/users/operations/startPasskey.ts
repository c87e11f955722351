import { mostPasskeys } from "@alambic/domain/accounts";
import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { lifetimeMs, startChallenge } from "../passkeys/challenges.ts";
import { describePasskeys } from "../passkeys/describePasskeys.ts";
import { relyingParty } from "../passkeys/relyingParty.ts";
import { userHandle } from "../passkeys/usePasskey.ts";
import { algorithms } from "../passkeys/verifyNewCredential.ts";

/** Gives a member who knows their password what a new passkey is made of. */
export const startPasskey = memberOperation<"startPasskey">(
  async ({ services, member, session, body, now }) => {
    await assertPassword(services, member.id, body.current_password, now);
    const known = await describePasskeys(services.db, member.id);
    if (known.length >= mostPasskeys) throw new Problem("limit_reached");
    const purpose = { kind: "add", userId: member.id, sessionId: session.id } as const;
    const { token, challenge } = await startChallenge(services.db, purpose, now);
    return {
      status: 200,
      body: {
        ceremony_token: token,
        options: {
          challenge,
          rp: { id: relyingParty(services.config).id, name: "Alambic" },
          user: {
            id: userHandle(member.id),
            name: member.username,
            displayName: member.username,
          },
          pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
          timeout: lifetimeMs,
          attestation: "none",
          authenticatorSelection: {
            residentKey: "required",
            requireResidentKey: true,
            userVerification: "required",
          },
          excludeCredentials: known,
        },
      },
    };
  },
);
