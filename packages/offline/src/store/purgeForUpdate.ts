import { clearLessons } from "./lessons.ts";

/**
 * Throws away what a new version of the app brings anew: caches and saved lessons. Pending answers
 * are never among it.
 */
export async function purgeForUpdate(): Promise<void> {
  await clearLessons();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
