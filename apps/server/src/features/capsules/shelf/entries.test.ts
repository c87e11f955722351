import { describe, expect, it } from "vitest";

import { work } from "@alambic/author/work";
import { entries, entriesIn } from "./entries.ts";
import { makeContent, versionOf } from "./makeContent.ts";
import { printEntry, readPrinted } from "./PrintedEntry.ts";
import type { ShelfEntry } from "./ShelfEntry.ts";

const languages = ["fr", "en", "nl"] as const;

/** Making all of the shelf takes half a minute: the run makes a part, `print-shelf` the whole. */
const oneOf = 9;

describe.each(languages)("the shelf in %s", (language) => {
  const shelved = entriesIn(language);

  it("holds enough of enough subjects, and each under a name of its own", () => {
    const printed = readPrinted(language);
    expect(printed.map(({ key }) => key)).toEqual(shelved.map(({ key }) => key));
    expect(printed.length).toBeGreaterThanOrEqual(60);
    expect(new Set(shelved.map(({ domain }) => domain)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(shelved.map(({ skill }) => skill)).size).toBeGreaterThanOrEqual(18);
    expect(new Set(printed.map(({ title }) => title)).size).toBe(printed.length);
    for (const { title, description, lesson_count: lessons } of printed) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description, title).not.toBe("");
      expect(lessons, title).toBeGreaterThanOrEqual(3);
    }
  });

  it("has paths that begin somewhere and lead in no circle", () => {
    const byKey = new Map(shelved.map((entry) => [entry.key, entry]));
    for (const entry of shelved) expect(pathTo(entry, byKey).at(0)?.after).toBeUndefined();
  });

  const sample = shelved.filter((_, place) => place % oneOf === languages.indexOf(language));
  it.each(sample)("makes of $key what is printed", { timeout: 20_000 }, async (entry) => {
    const content = await makeContent(work, entry, language);
    const printed = readPrinted(language).find(({ key }) => key === entry.key);
    expect(printEntry(entry, content)).toEqual(printed);
  });
});

it("names an entry once", () => {
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});

it("keeps the keys of items that a newer version still asks", async () => {
  const [entry] = entriesIn("fr").filter(({ key }) => key === "logic-truth");
  if (!entry) throw new Error("Another entry is needed.");
  const content = await makeContent(work, entry, "fr");
  const lessons = content.granules.flatMap(({ molecules }) => molecules);
  const keys = lessons.flatMap(({ atoms }) => atoms.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  const shorter = await makeContent(
    {
      makeCapsule: async (request) => {
        const made = await work.makeCapsule(request);
        const lessonsLeft = made.lessons.map((lesson) => ({
          ...lesson,
          items: lesson.items.filter((_, place) => place !== 1),
        }));
        return { ...made, lessons: lessonsLeft };
      },
    },
    entry,
    "fr",
  );
  const left = shorter.granules.flatMap(({ molecules }) => molecules);
  expect(left.map(({ key }) => key)).toEqual(lessons.map(({ key }) => key));
  expect(left.flatMap(({ atoms }) => atoms.map(({ key }) => key))).toEqual(
    lessons.flatMap(({ atoms }) => atoms.flatMap(({ key }, place) => (place === 1 ? [] : [key]))),
  );
  expect(versionOf(shorter)).not.toBe(versionOf(content));
});

/** The entries that lead to one, from the first. */
function pathTo(
  entry: ShelfEntry,
  byKey: ReadonlyMap<string, ShelfEntry>,
  walked: readonly ShelfEntry[] = [],
): readonly ShelfEntry[] {
  const path = [entry, ...walked];
  if (entry.after === undefined) return path;
  const before = byKey.get(entry.after);
  if (before === undefined)
    throw new Error(`${entry.key} comes after ${entry.after}, which is not there.`);
  if (path.includes(before)) throw new Error(`${entry.key} leads in a circle.`);
  return pathTo(before, byKey, path);
}
