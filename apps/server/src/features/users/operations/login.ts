import { createHash } from "node:crypto";

import { accountKey } from "../accounts/accountKeys.ts";
import type { Call } from "../../../http/operation.ts";
import { publicOperation } from "../../../http/operation.ts";
import { addressKey } from "../../../http/limits/addressKey.ts";
import {
  consumeRateLimit,
  forgiveRate,
  refundRate,
} from "../../../http/limits/consumeRateLimit.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { startLoginStep } from "../second-step/loginSteps.ts";
import { secondStepMethods } from "../second-step/secondStep.ts";
import { verifyPassword } from "../sessions/passwords.ts";
import { signIn } from "../sessions/signIn.ts";

type LoginCall = Call<"login">;

interface Account {
  readonly id: string;
  readonly password_hash: string;
}

const windowSeconds = 15 * 60;
const failuresOfAccount = 5;
/** Failures of an address with whichever names: far more than a class makes, too few to guess with. */
const failuresOfAddress = 100;

/**
 * Signs in by name or e-mail address. A failure is counted before the password is looked at, so that
 * many at once cannot slip through: for this account, however it was named, from this address only, so
 * that nobody can lock someone else out; and for the address, against trying one password on everybody.
 * Whoever has a second step is given no session yet, only a token to go on with.
 */
export const login = publicOperation<"login">(async (call, reply) => {
  const { services, body, now } = call;
  const account = await findAccount(call);
  const keys = failureKeys(call, account);
  await countFailure(call, keys);
  const matches = await verifyPassword(account?.password_hash ?? null, body.password);
  if (!matches || !account) throw new Problem("incorrect_credentials");
  await forgiveRate(services.db, keys.account);
  await refundRate(services.db, keys.address);
  const remembered = body.remember === "true";
  const methods = await secondStepMethods(services.db, account.id);
  if (methods.length > 0) {
    const step = await startLoginStep(services.db, { user_id: account.id, remembered }, now);
    return {
      status: 202,
      body: { step_token: step.token, expires_at: step.expiresAt.toISOString(), methods },
    };
  }
  const result = await signIn(call, reply, { userId: account.id, remembered, bySecondStep: false });
  return { status: 200, body: result };
});

async function findAccount({ services, body }: LoginCall): Promise<Account | null> {
  const name = accountKey(body.username);
  const found = await services.db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where((user) => user.or([user("email_key", "=", name), user("username_key", "=", name)]))
    .orderBy((user) => user("email_key", "=", name), "desc")
    .executeTakeFirst();
  return found ?? null;
}

interface FailureKeys {
  readonly account: string;
  readonly address: string;
}

/** Unknown names are counted as well, each for itself: a 429 does not tell that there is an account. */
function failureKeys({ request, body }: LoginCall, account: Account | null): FailureKeys {
  const address = addressKey(request.ip);
  const name = createHash("sha256").update(accountKey(body.username)).digest("base64url");
  return { account: `login:${address}:${account?.id ?? name}`, address: `login:${address}` };
}

async function countFailure({ services, now }: LoginCall, keys: FailureKeys): Promise<void> {
  const { db } = services;
  const ofAccount = { key: keys.account, most: failuresOfAccount, windowSeconds };
  await consumeRateLimit(db, ofAccount, now);
  await consumeRateLimit(db, { key: keys.address, most: failuresOfAddress, windowSeconds }, now);
}
