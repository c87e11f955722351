import type { paths } from "@alambic/contract";
import createClient from "openapi-fetch";
import { subscribe } from "valtio/vanilla";

import type { ApiClient } from "./ApiClient.ts";
import { createCache } from "./createCache.ts";
import type { Cache } from "./createCache.ts";
import { createInvalidations } from "./createInvalidations.ts";
import type { Invalidations } from "./createInvalidations.ts";
import { createServerClock } from "./createServerClock.ts";
import type { ServerClock } from "./createServerClock.ts";
import { createSession } from "./createSession.ts";
import type { Session } from "./createSession.ts";
import { createTokenStore } from "./createTokenStore.ts";
import { requestHeaders } from "./requestHeaders.ts";
import { sessionCalls } from "./sessionCalls.ts";
import { browserStorage } from "./storage.ts";
import type { KeyValueStorage } from "./storage.ts";

/** Everything that speaks to one server for one user: the app makes one and provides it. */
export interface Api {
  readonly client: ApiClient;
  readonly session: Session;
  readonly cache: Cache;
  readonly invalidations: Invalidations;
  readonly clock: ServerClock;
  /** Where the API is, absolute or relative to the page. */
  readonly baseUrl: string;
}

export interface ApiOptions {
  /** The language of the interface, read at each call. */
  readonly language: () => string;
  readonly baseUrl?: string;
  readonly storage?: KeyValueStorage;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The calls whose 401 says nothing about the session in force. */
const signingPaths = new Set(["/users/login", "/users/logout", "/users/me"]);

export function createApi(options: ApiOptions): Api {
  const { language, baseUrl = "/api/v2", storage = browserStorage() } = options;
  const tokens = createTokenStore(storage);
  const clock = createServerClock(Date.now);
  const client = createClient<paths>({
    baseUrl,
    credentials: "include",
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  });
  const session = createSession(sessionCalls(client), tokens, storage);
  client.use({
    onRequest: ({ request }) => {
      const caller = { token: tokens.get(), language: language(), now: new Date() };
      for (const [name, value] of Object.entries(requestHeaders(caller))) {
        request.headers.set(name, value);
      }
    },
    onResponse: ({ request, response, schemaPath }) => {
      clock.observe(response.headers);
      if (signingPaths.has(schemaPath)) return;
      // The session ended, or what said whose it is came upon that of somebody else.
      const isOthers = response.status === 409 && request.headers.has("X-Account");
      if (response.status === 401 || isOthers) void session.refresh();
    },
  });
  const cache = createSessionCache(session);
  return { client, session, cache, invalidations: createInvalidations(), clock, baseUrl };
}

/** A cache that is emptied when another user, or none, takes over. */
function createSessionCache(session: Session): Cache {
  const cache = createCache();
  let owner = userId(session);
  subscribe(
    session.state,
    () => {
      if (userId(session) === owner) return;
      owner = userId(session);
      cache.clear();
    },
    true,
  );
  return cache;
}

function userId({ state }: Session): string | null {
  return state.current.status === "member" ? state.current.user.id : null;
}
