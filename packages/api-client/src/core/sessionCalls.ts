import { call, callNoContent } from "./call.ts";
import type { ApiClient } from "./ApiClient.ts";
import type { SessionCalls } from "./createSession.ts";
import { withRetry } from "./withRetry.ts";

/** The three calls on which the session stands. Signing in sends a form. */
export function sessionCalls(client: ApiClient): SessionCalls {
  return {
    getMe: () =>
      withRetry(() => call((signal) => client.GET("/users/me", { signal })), Math.random),
    login: ({ username, password, remember }) =>
      call((signal) =>
        client.POST("/users/login", {
          signal,
          body: { username, password, remember: remember ? "true" : "false" },
          bodySerializer: (form) => new URLSearchParams({ ...form }),
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
        }),
      ),
    logout: () => callNoContent((signal) => client.POST("/users/logout", { signal })),
  };
}
