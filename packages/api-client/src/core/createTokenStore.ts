import type { KeyValueStorage } from "./storage.ts";

const key = "access_token";

export interface TokenStore {
  get(): string | null;
  /** Keeps a token for this visit and, with `remember`, for the next ones. An empty one is none. */
  set(token: string, remember: boolean): void;
  clear(): void;
}

/**
 * Keeps the access token: in memory, or in the storage, shared by all tabs, for those who asked to
 * stay signed in, and only if it is not empty. The product is specified so: the token stands beside
 * the HttpOnly cookie for clients that have none, such as a page of another origin.
 *
 * A script that got into the page could read it, so nothing foreign runs there: no inline script, and
 * Trusted Types (see the content security policy). Signing out, a reset and erasure end the session on
 * the server, and a 401 clears the token here. Those who do not ask to stay leave nothing behind.
 */
export function createTokenStore(storage: KeyValueStorage): TokenStore {
  let visit: string | null = null;
  return {
    get: () => visit ?? (storage.getItem(key) || null),
    set: (token, remember) => {
      const stored = remember && token !== "";
      visit = stored ? null : token || null;
      if (stored) storage.setItem(key, token);
      else storage.removeItem(key);
    },
    clear: () => {
      visit = null;
      storage.removeItem(key);
    },
  };
}
