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
 * stay signed in.
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
