/** What the session keeps between visits. The browser's `localStorage` is one. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Storage that forgets: for browsers that refuse to store, and for tests. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's storage. Where the browser refuses (private windows, full disk), it forgets. */
export function browserStorage(): KeyValueStorage {
  const memory = createMemoryStorage();
  return {
    getItem: (key) => attempt(() => localStorage.getItem(key)) ?? memory.getItem(key),
    setItem: (key, value) => {
      memory.setItem(key, value);
      attempt(() => localStorage.setItem(key, value));
    },
    removeItem: (key) => {
      memory.removeItem(key);
      attempt(() => localStorage.removeItem(key));
    },
  };
}

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
