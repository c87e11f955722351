import { checkRegistration, readRegistration } from "@alambic/domain/accounts";
import type { Registration } from "@alambic/domain/accounts";

import { insertUser } from "../accounts/insertUser.ts";
import { isCommonPassword } from "../accounts/isCommonPassword.ts";
import { presentUser } from "../accounts/presentUser.ts";
import type { Call } from "../../../http/operation.ts";
import { publicOperation } from "../../../http/operation.ts";
import type { BodyOf } from "../../../http/operationTypes.ts";
import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { Problem } from "../../../http/problems/Problem.ts";

const hour = 3600;

/** Makes an account. */
export const createUser = publicOperation<"createUser">(async (call) => {
  const registration = checkedRegistration(call.body);
  if (call.services.config.waitlistEnabled) throw new Problem("invite_required");
  await limitSignUps(call);
  const member = await insertUser(
    call.services.db,
    { ...registration, preferredLanguage: call.body.preferred_language ?? call.locale },
    call.now,
  );
  return { status: 201, body: presentUser(member) };
});

function checkedRegistration(body: BodyOf<"createUser">): Registration {
  const checked = checkRegistration(readRegistration(body));
  if (!checked.ok) throw new Problem("validation_failed", { fields: checked.error });
  if (isCommonPassword(checked.value.password)) {
    const fields = [{ path: "password", code: "password_common" as const }];
    throw new Problem("validation_failed", { fields });
  }
  return checked.value;
}

async function limitSignUps({ services, request, now }: Call<"createUser">): Promise<void> {
  const limit = {
    key: `sign-up:${addressKey(request.ip)}`,
    most: services.config.signUpsPerHour,
    windowSeconds: hour,
  };
  await consumeRateLimit(services.db, limit, now);
}
