import { clearCopies } from "./copies.ts";

/** The shell's cache holds the files of the version to come: the worker tidies it by itself. */
const shellCache = /^workbox-precache/;

/**
 * Throws away what a new version of the app brings anew: caches and saved lessons. Pending answers
 * are never among it.
 */
export async function purgeForUpdate(): Promise<void> {
  await clearCopies();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !shellCache.test(name)).map((name) => caches.delete(name)),
  );
}
