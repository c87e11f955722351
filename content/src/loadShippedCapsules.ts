import { readdir, readFile } from "node:fs/promises";
import type { Locale } from "@alambic/contract";
import type { ShippedCapsule, ShippedGranule } from "./ShippedCapsule.ts";
import { parseStoredCapsule, parseStoredLesson, type StoredCapsule } from "./stored-files.ts";

const locales: readonly Locale[] = ["fr", "en", "nl"];

function capsulesFolder(): URL {
  // dist/src lies one folder deeper than src.
  const up = import.meta.url.includes("/dist/src/") ? "../../capsules/" : "../capsules/";
  return new URL(up, import.meta.url);
}

/**
 * Reads every capsule that ships, in each of its languages: `capsules/<key>/<locale>/capsule.json`
 * and the lesson files that it names. Throws when a file is missing or does not follow the contract.
 */
export async function loadShippedCapsules(): Promise<ShippedCapsule[]> {
  const root = capsulesFolder();
  const entries = await readdir(root, { withFileTypes: true });
  const keys = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const capsules = keys.toSorted().map((key) => loadLanguages(new URL(`${key}/`, root), key));
  return (await Promise.all(capsules)).flat();
}

async function loadLanguages(folder: URL, key: string): Promise<ShippedCapsule[]> {
  const present = new Set(await readdir(folder));
  const found = locales.filter((locale) => present.has(locale));
  return Promise.all(
    found.map((locale) => loadCapsule(new URL(`${locale}/`, folder), key, locale)),
  );
}

async function loadCapsule(folder: URL, key: string, locale: Locale): Promise<ShippedCapsule> {
  const file = new URL("capsule.json", folder);
  const stored = parseStoredCapsule(await readFile(file, "utf8"), file.pathname);
  const granules = await Promise.all(
    stored.granules.map((granule) => loadGranule(folder, granule, locale)),
  );
  return { ...stored, key, locale, granules };
}

async function loadGranule(
  folder: URL,
  granule: StoredCapsule["granules"][number],
  locale: Locale,
): Promise<ShippedGranule> {
  const molecules = granule.molecules.map(async (key) => {
    const file = new URL(`${key}.json`, folder);
    return { key, ...parseStoredLesson(await readFile(file, "utf8"), file.pathname, locale) };
  });
  return { ...granule, molecules: await Promise.all(molecules) };
}
