import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { publicOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { lifetimeMs, startChallenge } from "../passkeys/challenges.ts";
import type { ChallengePurpose } from "../passkeys/challenges.ts";
import { describePasskeys } from "../passkeys/describePasskeys.ts";
import { relyingParty } from "../passkeys/relyingParty.ts";
import { findLoginStep } from "../second-step/loginSteps.ts";

const windowSeconds = 15 * 60;
const most = 300;

/** Asks for something to be signed by a passkey: any of this server, or one of whoever gave the password before. */
export const startPasskeyLogin = publicOperation<"startPasskeyLogin">(
  async ({ services: { db, config }, body, request, now }) => {
    const key = `passkey-start:${addressKey(request.ip)}`;
    await consumeRateLimit(db, { key, most, windowSeconds }, now);
    const purpose = await purposeOf(db, body.step_token, now);
    const { token, challenge } = await startChallenge(db, purpose, now);
    const allowed = purpose.kind === "second_step" ? describePasskeys(db, purpose.userId) : [];
    return {
      status: 200,
      body: {
        ceremony_token: token,
        options: {
          challenge,
          rpId: relyingParty(config).id,
          timeout: lifetimeMs,
          userVerification: "required",
          allowCredentials: await allowed,
        },
      },
    };
  },
);

type LoginPurpose = Exclude<ChallengePurpose, { readonly kind: "add" }>;

async function purposeOf(
  db: Database,
  stepToken: string | undefined,
  now: Date,
): Promise<LoginPurpose> {
  if (stepToken === undefined) return { kind: "sign_in" };
  const step = await findLoginStep(db, stepToken, now);
  if (!step) throw new Problem("unauthenticated");
  return { kind: "second_step", userId: step.user_id, stepToken };
}
