import type { User, UserUpdate } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

/** Changes the profile of the member. */
export function useUpdateMe(): Command<UserUpdate, User> {
  return useCommand({
    execute: async ({ client, session }, body) => {
      const user = await call((signal) => client.PATCH("/users/me", { signal, body }));
      session.adopt(user);
      return user;
    },
  });
}
