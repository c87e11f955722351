import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit, refundRate } from "../../../http/limits/consumeRateLimit.ts";
import { publicOperation } from "../../../http/operation.ts";
import type { Call } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { transact } from "../../../platform/db/transact.ts";
import { isChallenge, redeemChallenge } from "../passkeys/challenges.ts";
import type { Challenge } from "../passkeys/challenges.ts";
import { refusalOf, refusePasskey } from "../passkeys/refusePasskey.ts";
import { relyingParty } from "../passkeys/relyingParty.ts";
import { usePasskey } from "../passkeys/usePasskey.ts";
import { redeemLoginStep } from "../second-step/loginSteps.ts";
import { countTry } from "../second-step/secondStep.ts";
import { signIn } from "../sessions/signIn.ts";

type LoginCall = Call<"completePasskeyLogin">;

const windowSeconds = 15 * 60;
const failuresOfAddress = 100;

/**
 * Signs in with a passkey, alone or after the password. Its authenticator verified who holds it, so that it
 * counts as the second step in either case. Failures are counted beforehand: of an address, and of an
 * account whose password was given.
 */
export const completePasskeyLogin = publicOperation<"completePasskeyLogin">(async (call, reply) => {
  const { services, body, request, now } = call;
  const { db } = services;
  const key = `passkey:${addressKey(request.ip)}`;
  await consumeRateLimit(db, { key, most: failuresOfAddress, windowSeconds }, now);
  const challenge = await redeemChallenge(db, body.ceremony_token, now);
  if (!challenge || challenge.session_id !== null)
    throw refusePasskey(services, "The challenge is unknown, used or expired.");
  const { user_id: userId } = challenge;
  const forgive = userId === null ? null : await countTry(db, userId, now);
  const owner = await verify(call, challenge);
  const remembered = await rememberedOf(call, challenge);
  await forgive?.();
  await refundRate(db, key);
  return {
    status: 200,
    body: await signIn(call, reply, { userId: owner, remembered, bySecondStep: true }),
  };
});

async function verify({ services, body, now }: LoginCall, challenge: Challenge): Promise<string> {
  const server = relyingParty(services.config);
  const { credential } = body;
  const use = {
    credential,
    userId: challenge.user_id,
    isExpected: (given: string) => isChallenge(challenge, given),
  };
  try {
    return await transact(services.db, (tx) => usePasskey(tx, server, use, now));
  } catch (error) {
    throw refusalOf(services, error);
  }
}

/** Whether the session outlasts the browser, as the member said; uses the sign-in up that the password began. */
async function rememberedOf({ services, body }: LoginCall, challenge: Challenge): Promise<boolean> {
  if (challenge.login_step_hash === null) return body.remember === true;
  const step = await redeemLoginStep(services.db, challenge.login_step_hash);
  if (!step) throw new Problem("unauthenticated");
  return step.remembered;
}
