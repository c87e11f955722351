import type { User } from "@alambic/contract";
import type { ReactNode } from "react";
import { renderHook } from "vitest-browser-react";

import { ApiProvider } from "../ApiProvider.tsx";
import { QueryProvider } from "../QueryProvider.tsx";
import { createApi } from "../createApi.ts";
import type { Api } from "../createApi.ts";
import { createMemoryStorage } from "../storage.ts";
import { createFakeServer } from "./fakeServer.ts";
import type { FakeServer } from "./fakeServer.ts";
import { buildUser, jsonReply } from "./replies.ts";

export interface World {
  readonly api: Api;
  readonly server: FakeServer;
}

/** An API whose member is signed in, on a server that answers as the test says. */
export function createWorld(user: User = buildUser()): World {
  const server = createFakeServer();
  server.on("GET /users/me", () => jsonReply(user));
  const storage = createMemoryStorage();
  storage.setItem("user", JSON.stringify(user));
  const api = createApi({ language: () => "fr", storage, fetch: server.fetch });
  return { api, server };
}

/** Renders a hook inside the API of a test's world. */
export function renderApiHook<Props, Result>(
  { api }: World,
  hook: (props?: Props) => Result,
  initialProps?: NoInfer<Props>,
) {
  return renderHook(hook, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ApiProvider api={api}>
        <QueryProvider>{children}</QueryProvider>
      </ApiProvider>
    ),
    ...(initialProps === undefined ? {} : { initialProps }),
  });
}
