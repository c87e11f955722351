import { expect, test, vi } from "vitest";
import { loadScreenModule } from "./loadScreenModule.ts";
import type { ReloadEnvironment } from "./loadScreenModule.ts";

function browserAt(start: number) {
  const stored = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const state = { now: start };
  const environment: ReloadEnvironment = {
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    now: () => state.now,
    reload,
  };
  return { environment, reload, state };
}

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** Lets the failed load be handled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("gives the module that loads", async () => {
  const { environment, reload } = browserAt(0);
  await expect(loadScreenModule(() => Promise.resolve("module"), environment)).resolves.toBe(
    "module",
  );
  expect(reload).not.toHaveBeenCalled();
});

test("reloads the page for a module that is gone, and shows nothing meanwhile", async () => {
  const { environment, reload } = browserAt(1_000);
  const outcome = vi.fn<() => void>();
  void loadScreenModule(gone, environment).then(outcome, outcome);
  await settled();
  expect(reload).toHaveBeenCalledOnce();
  expect(outcome).not.toHaveBeenCalled();
});

test("does not reload again within 30 s, but after", async () => {
  const { environment, reload, state } = browserAt(1_000);
  void loadScreenModule(gone, environment);
  await settled();
  state.now += 29_999;
  await expect(loadScreenModule(gone, environment)).rejects.toThrow("Failed to fetch");
  expect(reload).toHaveBeenCalledOnce();
  state.now += 1;
  void loadScreenModule(gone, environment);
  await settled();
  expect(reload).toHaveBeenCalledTimes(2);
});
