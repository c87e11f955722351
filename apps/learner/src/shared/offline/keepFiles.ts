import type { Lesson } from "@alambic/contract";
import { loadLessonFonts } from "@alambic/ui/loadLessonFonts";

/** The cache from which the service worker answers for pictures. */
const cacheName = "pictures";

/** Keeps the pictures and the fonts that a lesson shows. Rejects where one does not arrive. */
export async function keepFiles(lesson: Lesson): Promise<void> {
  const addresses = [...picturesIn(lesson.atoms)].map((name) => `/pictures/${name}.svg`);
  const cache = await caches.open(cacheName);
  const missing = [];
  for (const address of addresses) {
    if ((await cache.match(address)) === undefined) missing.push(address);
  }
  await cache.addAll(missing);
  await loadLessonFonts(JSON.stringify(lesson.atoms));
}

/** The names of the shipped pictures in something of a lesson. */
function picturesIn(part: unknown): Set<string> {
  const names = new Set<string>();
  const waiting: unknown[] = [part];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if ("name" in next && "alt" in next && typeof next.name === "string") names.add(next.name);
    waiting.push(...Object.values(next).filter((value) => value !== undefined));
  }
  return names;
}
