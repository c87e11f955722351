import { randomUUIDv7 } from "node:crypto";

import type { NewPasskey } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import type { Call } from "../../../http/operation.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { isChallenge, redeemChallenge } from "../passkeys/challenges.ts";
import { checkPasskeyName } from "../passkeys/checkPasskeyName.ts";
import { presentPasskey, shownColumns } from "../passkeys/presentPasskey.ts";
import { refusalOf, refusePasskey } from "../passkeys/refusePasskey.ts";
import { relyingParty } from "../passkeys/relyingParty.ts";
import { verifyNewCredential } from "../passkeys/verifyNewCredential.ts";
import type { VerifiedCredential } from "../passkeys/verifyNewCredential.ts";
import { renewCodes } from "../second-step/recoveryCodes.ts";
import { beginSecondStep, hasSecondStep } from "../second-step/secondStep.ts";
import { tellOfSecondStep } from "../second-step/tellOfSecondStep.ts";

/** Keeps a passkey that the member made in this session. The first second step of a member ends their other sessions. */
export const addPasskey = memberOperation<"addPasskey">(async (call) => {
  const { services, member, session, body, now } = call;
  const name = checkPasskeyName(body.name);
  const verified = await verify(call, body);
  const added = await transact(services.db, async (tx) => {
    await lockMember(tx, member.id);
    const isFirst = !(await hasSecondStep(tx, member.id));
    const passkey = await insert(tx, { userId: member.id, name, body, verified }, now);
    if (!passkey) throw refusePasskey(services, "The passkey is kept already.");
    if (isFirst) await beginSecondStep(tx, member.id, session.id, now);
    await tellOfSecondStep(tx, services.jobs, member, "passkey_added", now);
    const recovery_codes = isFirst ? await renewCodes(tx, member.id, now) : [];
    return { passkey: presentPasskey(passkey), recovery_codes };
  });
  return { status: 201, body: added };
});

async function verify(
  {
    services,
    session,
    now,
  }: Pick<Call<"addPasskey">, "services" | "now"> & {
    readonly session: { readonly id: string };
  },
  { ceremony_token, credential }: NewPasskey,
): Promise<VerifiedCredential> {
  const challenge = await redeemChallenge(services.db, ceremony_token, now);
  if (challenge?.session_id !== session.id)
    throw refusePasskey(services, "The challenge is not this session's.");
  try {
    const server = relyingParty(services.config);
    return await verifyNewCredential(credential, server, (given) => isChallenge(challenge, given));
  } catch (error) {
    throw refusalOf(services, error);
  }
}

interface Addition {
  readonly userId: string;
  readonly name: string;
  readonly body: NewPasskey;
  readonly verified: VerifiedCredential;
}

function insert(tx: Tx, { userId, name, body, verified }: Addition, now: Date) {
  return tx
    .insertInto("passkeys")
    .values({
      id: randomUUIDv7(),
      user_id: userId,
      credential_id: verified.credentialId,
      public_key: verified.publicKey,
      counter: verified.counter,
      transports: json(body.credential.response.transports ?? []),
      name,
      is_synced: verified.isSynced,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning(shownColumns)
    .executeTakeFirst();
}
