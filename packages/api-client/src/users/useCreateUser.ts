import type { User, UserRegistration } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Signs up. The new member is not signed in yet. */
export function useCreateUser(): Command<UserRegistration, User> {
  return useCommand({
    execute: ({ client }, registration) => {
      const username = registration.username.trim();
      const email = registration.email.trim();
      const body = { ...registration, username, email };
      return call((signal) => client.POST("/users/", { signal, body }));
    },
  });
}
