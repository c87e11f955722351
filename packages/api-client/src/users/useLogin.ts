import type { SecondStepRequest, User } from "@alambic/contract";

import type { Credentials } from "../core/createSession.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Signs in; the session then holds the member, unless a code is asked for. */
export function useLogin(): Command<Credentials, User | SecondStepRequest> {
  return useCommand({ execute: (api, credentials) => api.session.login(credentials) });
}
