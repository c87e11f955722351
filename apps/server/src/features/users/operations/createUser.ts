import { createHash } from "node:crypto";

import { checkAccount, checkRegistration, readRegistration } from "@alambic/domain/accounts";
import type { AccountFields, FieldProblem, Registration } from "@alambic/domain/accounts";

import { accountKey } from "../accounts/accountKeys.ts";
import { checkNewName } from "../accounts/checkName.ts";
import { insertUser } from "../accounts/insertUser.ts";
import { isCommonPassword } from "../accounts/isCommonPassword.ts";
import { notePending } from "../accounts/pendingAccounts.ts";
import { presentUser } from "../accounts/presentUser.ts";
import { admitInvited } from "../invitations/admitInvited.ts";
import { limitRequests } from "../links/limitRequests.ts";
import type { Call } from "../../../http/operation.ts";
import { publicOperation } from "../../../http/operation.ts";
import type { BodyOf } from "../../../http/operationTypes.ts";
import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit, refundRate } from "../../../http/limits/consumeRateLimit.ts";
import { Problem } from "../../../http/problems/Problem.ts";

const hour = 3600;
/** How often an address may be told in an hour that an account has an e-mail address. */
const mostTold = 10;

/** Makes an account; where mails are sent, once its address is confirmed. */
export const createUser = publicOperation<"createUser">(async (call) => {
  const registration = checkedAccount(call.body);
  const language = call.body.preferred_language ?? call.locale;
  const { db, config } = call.services;
  if (config.waitlistEnabled) {
    const token = call.body.invite_token;
    if (token === undefined) throw new Problem("invite_required");
    await limitSignUps(call);
    const invited = { ...registration, token, language };
    const member = await admitInvited(db, invited, "invite_required", call.now);
    return { status: 201, body: presentUser(member) };
  }
  await limitSignUps(call);
  if (config.mail.smtpUrl !== null) {
    const { email } = registration;
    await limitRequests(db, { ip: call.request.ip, email }, call.now);
    await notePending(call.services, { ...registration, language }, call.now);
    return { status: 202, body: { email } };
  }
  await assertNewEmail(call, registration.email);
  const member = await insertUser(db, { ...registration, preferredLanguage: language }, call.now);
  return { status: 201, body: presentUser(member) };
});

function checkedAccount(body: BodyOf<"createUser">): AccountFields {
  const given = readRegistration(body);
  const problems = problemsOf(body, given);
  if (problems.length > 0) throw new Problem("validation_failed", { fields: problems });
  if (isCommonPassword(given.password)) {
    const fields = [{ path: "password", code: "password_common" as const }];
    throw new Problem("validation_failed", { fields });
  }
  checkNewName(given.username);
  return given;
}

/** An age is judged where it is told, see docs/decisions/0021. */
function problemsOf(body: BodyOf<"createUser">, given: Registration): readonly FieldProblem[] {
  if (body.country === undefined && body.confirmed_age === undefined) return checkAccount(given);
  const checked = checkRegistration(given);
  return checked.ok ? [] : checked.error;
}

async function limitSignUps({ services, request, now }: Call<"createUser">): Promise<void> {
  const limit = {
    key: `sign-up:${addressKey(request.ip)}`,
    most: services.config.signUpsPerHour,
    windowSeconds: hour,
  };
  await consumeRateLimit(services.db, limit, now);
}

/**
 * Throws `email_taken` where an account has the e-mail address. How often that is told is limited, for
 * whoever asks and for the e-mail address: it is counted before it is looked up, so that many at once
 * cannot slip through, and taken back where there is nothing to tell. Beyond the limit nobody is told
 * anything, whether the e-mail address is known or not.
 */
async function assertNewEmail(call: Call<"createUser">, email: string): Promise<void> {
  const { services, request, now } = call;
  const { db } = services;
  const emailKey = accountKey(email);
  const name = createHash("sha256").update(emailKey).digest("base64url");
  const keys = [`told:${addressKey(request.ip)}`, `told-of:${name}`];
  for (const key of keys) {
    await consumeRateLimit(db, { key, most: mostTold, windowSeconds: hour }, now);
  }
  const known = await db
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  if (known) throw new Problem("email_taken");
  for (const key of keys) await refundRate(db, key);
}
