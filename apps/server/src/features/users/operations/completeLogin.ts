import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { publicOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { findLoginStep, redeemLoginStep } from "../second-step/loginSteps.ts";
import { takeCode } from "../second-step/secondStep.ts";
import { signIn } from "../sessions/signIn.ts";

const windowSeconds = 15 * 60;
const most = 100;

/** Signs in whoever gave the password before, by a code. Until then there is no session at all. */
export const completeLogin = publicOperation<"completeLogin">(async (call, reply) => {
  const { services, body, request, now } = call;
  const { db } = services;
  const key = `second-step:${addressKey(request.ip)}`;
  await consumeRateLimit(db, { key, most, windowSeconds }, now);
  const step = await findLoginStep(db, body.step_token, now);
  if (!step) throw new Problem("unauthenticated");
  await takeCode(db, step.user_id, body.code, now);
  if (!(await redeemLoginStep(db, hashToken(body.step_token))))
    throw new Problem("unauthenticated");
  const { user_id: userId, remembered } = step;
  return {
    status: 200,
    body: await signIn(call, reply, { userId, remembered, bySecondStep: true }),
  };
});
