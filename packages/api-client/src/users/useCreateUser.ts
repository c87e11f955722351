import type { SignUpPending, User, UserRegistration } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Signs up: an account, or, where mails are sent, the address to which its link is mailed. */
export function useCreateUser(): Command<UserRegistration, User | SignUpPending> {
  return useCommand({
    execute: ({ client }, body) => call((signal) => client.POST("/users/", { signal, body })),
  });
}
