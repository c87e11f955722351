const key = "reloaded_at";

/** Least milliseconds between two reloads for a module that did not load. */
const quiet = 30_000;

/** What the loading touches of the browser. */
export interface ReloadEnvironment {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly now: () => number;
  readonly reload: () => void;
}

const browser: ReloadEnvironment = {
  get storage() {
    return sessionStorage;
  },
  now: () => Date.now(),
  reload: () => location.reload(),
};

/**
 * Loads the module of a screen. Where that fails (a new version took the old files away), the page
 * is loaded anew, but at most once in 30 s; then the failure is thrown for the screen to show.
 */
export async function loadScreenModule<Module>(
  load: () => Promise<Module>,
  environment: ReloadEnvironment = browser,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const { storage, now, reload } = environment;
    const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < quiet) throw error;
    storage.setItem(key, String(now()));
    reload();
    return new Promise<Module>(() => undefined);
  }
}
