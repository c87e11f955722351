/* Generated from the contract by scripts/generate.ts. */
import type { User, UserRegistration } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `createUser` takes. */
export type CreateUserInput = UserRegistration;

/** Makes the call of `useCreateUser` once. Throws an `ApiError`. */
export function createUser({ client }: Api, body: CreateUserInput): Promise<User> {
  return call((signal) => client.POST("/users/", { signal, body }));
}

/**
 * Sign up.
 *
 * Where the waitlist is on, an `invite_token` is needed (403 `invite_required`).
 */
export function useCreateUser(): Command<CreateUserInput, User> {
  return useCommand({ execute: createUser });
}
