import { settle } from "@alambic/api-client/core";
import type { Api } from "@alambic/api-client/core";
import { completePasskeyLogin, startPasskeyLogin } from "@alambic/api-client/users";
import { signWithPasskey } from "../../shared/passkeys/askAuthenticator.ts";
import type { PasskeyFailureReason } from "../../shared/passkeys/PasskeyFailure.tsx";

export interface PasskeySigning {
  /** By which a sign-in goes on that the password began; null for signing in by a passkey alone. */
  readonly stepToken: string | null;
  readonly remember: boolean;
}

/** Signs in with a passkey; the session then holds the member. Resolves to why it did not, or null. */
export async function signInWithPasskey(
  api: Api,
  { stepToken, remember }: PasskeySigning,
): Promise<PasskeyFailureReason | null> {
  // A sign-out that waits would end the session that is opened now.
  const cleared = await settle(stepToken === null ? api.session.logout() : Promise.resolve());
  if (!cleared.ok) return { by: "server", failure: cleared.failure };
  const start = stepToken === null ? {} : { step_token: stepToken };
  const started = await settle(startPasskeyLogin(api, start));
  if (!started.ok) return { by: "server", failure: started.failure };
  const { ceremony_token, options } = started.data;
  const signed = await signWithPasskey(options);
  if (!signed.ok) return { by: "device", fault: signed.fault };
  const credential = signed.answer;
  const done = await settle(completePasskeyLogin(api, { ceremony_token, remember, credential }));
  if (!done.ok) return { by: "server", failure: done.failure };
  const failure = await api.session.refresh();
  return failure && { by: "server", failure };
}
