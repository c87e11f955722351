import type { Workbox } from "workbox-window";
import { updates } from "./updates-state.ts";

const workerUrl = "/sw.js";
/** Milliseconds between two looks for a new version while the app stays open. */
const lookEvery = 60 * 60_000;
/** Milliseconds from the update to the reload. */
const reloadAfter = 800;
const updatedKey = "updated";

let started = false;
let registered: Workbox | null = null;

/** The address of the worker, for browsers that trust no script that was not vouched for. */
function trustedUrl() {
  const policy = window.trustedTypes?.createPolicy("alambic", {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError(`${url} is no script of this app.`);
      return url;
    },
  });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

/** Registers the service worker once, and looks for new versions from time to time. */
export async function startServiceWorker(): Promise<void> {
  if (started) return;
  started = true;
  try {
    const { Workbox } = await import("workbox-window");
    const workbox = new Workbox(trustedUrl());
    registered = workbox;
    workbox.addEventListener("waiting", () => {
      updates.status = "ready";
    });
    await workbox.register();
    setInterval(() => {
      if (document.visibilityState === "visible") void workbox.update();
    }, lookEvery);
  } catch {
    // Without its worker the app works as long as there is a network.
  }
}

/** Throws the old version away and loads the new one. Answers that wait to be sent are kept. */
export async function updateApp(): Promise<void> {
  updates.status = "updating";
  const { purgeForUpdate } = await import("@alambic/offline/store");
  await purgeForUpdate();
  registered?.messageSkipWaiting();
  sessionStorage.setItem(updatedKey, "true");
  setTimeout(() => location.reload(), reloadAfter);
}

/** Whether the app was updated just now; says so once. */
export function takeUpdated(): boolean {
  const updated = sessionStorage.getItem(updatedKey) !== null;
  sessionStorage.removeItem(updatedKey);
  return updated;
}
