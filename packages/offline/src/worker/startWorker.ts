import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

import { notScreens } from "./navigation.ts";
import { runtimeCacheOf } from "./runtimeCacheOf.ts";
import type { RuntimeCache } from "./runtimeCacheOf.ts";

/** What is used here of the scope of a service worker. */
interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
}

declare const self: WorkerScope;

/** Fonts bear a hash in their names; pictures may be drawn anew under the same one. */
const strategies = {
  fonts: new CacheFirst({ cacheName: "fonts", plugins: [atMost(200)] }),
  pictures: new StaleWhileRevalidate({ cacheName: "pictures", plugins: [atMost(400)] }),
} satisfies Record<RuntimeCache, CacheFirst | StaleWhileRevalidate>;

/**
 * Makes the app start without a network: the shell is kept from the installation on and stands for
 * every screen, fonts and pictures are kept once they were seen. To be called once by the service
 * worker, with the list of files that the build writes into it. A new version waits until the
 * learner accepts it.
 */
export function startWorker(shell: (PrecacheEntry | string)[]): void {
  precacheAndRoute(shell);
  cleanupOutdatedCaches();
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: [...notScreens] }),
  );
  for (const [name, strategy] of Object.entries(strategies)) {
    registerRoute(
      ({ request, url, sameOrigin }) =>
        runtimeCacheOf({ destination: request.destination, url, sameOrigin }) === name,
      strategy,
    );
  }
  clientsClaim();
  self.addEventListener("message", ({ data }) => {
    if (isUpdateRequest(data)) void self.skipWaiting();
  });
}

/** What workbox-window sends when the learner accepts a new version. */
function isUpdateRequest(data: unknown): boolean {
  return (
    typeof data === "object" && data !== null && "type" in data && data.type === "SKIP_WAITING"
  );
}

/** Keeps a cache to its most recently used entries. */
function atMost(maxEntries: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({ maxEntries });
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}
