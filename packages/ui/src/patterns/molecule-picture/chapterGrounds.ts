import type { Point } from "./layout.ts";
import { chapterTone } from "./molecule-lesson.ts";
import type { ChapterTone, MoleculeLesson } from "./molecule-lesson.ts";

/** The ground of a chapter: a way through its atoms, drawn broad. */
export interface ChapterGround {
  readonly id: string;
  readonly tone: ChapterTone;
  /** As SVG writes them. */
  readonly points: string;
}

/** Runs of lessons that belong to one chapter, where there is more than one chapter to tell apart. */
export function chapterGrounds(
  lessons: readonly MoleculeLesson[],
  atoms: readonly Point[],
): ChapterGround[] {
  const chapters = new Map<number, Point[]>();
  for (const [index, { chapter }] of lessons.entries()) {
    const at = atoms[index];
    if (chapter === undefined || at === undefined) continue;
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), at]);
  }
  if (chapters.size < 2) return [];
  return [...chapters].map(([chapter, places]) => ({
    id: String(chapter),
    tone: chapterTone(chapter),
    points: written(places),
  }));
}

/** A single atom still makes a dot: a line from the point to itself. */
function written(places: readonly Point[]): string {
  const [only] = places;
  const line = places.length === 1 && only !== undefined ? [only, only] : places;
  return line.map(({ x, y }) => `${x},${y}`).join(" ");
}
