import type { Chapter, Section, Weigh } from "./sectionsOf.ts";

/** The headings that make one lesson. */
export interface LessonGroup {
  readonly titles: readonly string[];
  readonly from: number;
  readonly to: number;
}

export interface LevelGroup {
  readonly title: string;
  readonly lessons: readonly LessonGroup[];
}

/**
 * Puts neighbouring sections together until each lesson has enough to ask, within their chapter
 * where that suffices, with the chapter before it where it does not.
 */
export function groupLessons(
  chapters: readonly Chapter[],
  weigh: Weigh,
  enough: number,
): readonly LevelGroup[] {
  const levels: LevelGroup[] = [];
  for (const chapter of chapters) {
    const lessons = groupParts(chapter.parts, weigh, enough);
    const last = levels.at(-1);
    const isThin = lessons.length === 1 && lessons.some(({ from, to }) => weigh(from, to) < enough);
    if (lessons.length === 0) continue;
    if (isThin && last !== undefined)
      levels.splice(-1, 1, { ...last, lessons: joinLast(last.lessons, lessons) });
    else levels.push({ title: chapter.title, lessons });
  }
  return joinThinStart(levels, weigh, enough);
}

function groupParts(
  parts: readonly Section[],
  weigh: Weigh,
  enough: number,
): readonly LessonGroup[] {
  const groups: LessonGroup[] = [];
  let open: LessonGroup | null = null;
  for (const { title, from, to } of parts) {
    if (weigh(from, to) === 0) continue;
    const group: LessonGroup =
      open === null
        ? { titles: [title], from, to }
        : { titles: [...open.titles, title], from: open.from, to };
    open = weigh(group.from, group.to) >= enough ? null : group;
    if (open === null) groups.push(group);
  }
  return open === null ? groups : joinLast(groups, [open]);
}

/** Adds what is too little for a lesson to the lesson before it. */
function joinLast(
  lessons: readonly LessonGroup[],
  rest: readonly LessonGroup[],
): readonly LessonGroup[] {
  const last = lessons.at(-1);
  if (last === undefined) return rest;
  return [
    ...lessons.slice(0, -1),
    {
      ...last,
      titles: [...last.titles, ...rest.flatMap(({ titles }) => titles)],
      to: rest.at(-1)?.to ?? last.to,
    },
  ];
}

/** A first chapter with too little joins the one after it. */
function joinThinStart(
  levels: readonly LevelGroup[],
  weigh: Weigh,
  enough: number,
): readonly LevelGroup[] {
  const [first, second, ...rest] = levels;
  const [only, ...others] = first?.lessons ?? [];
  const [next, ...later] = second?.lessons ?? [];
  if (first === undefined || second === undefined || only === undefined || next === undefined)
    return levels;
  if (others.length > 0 || weigh(only.from, only.to) >= enough) return levels;
  const joined = { titles: [...only.titles, ...next.titles], from: only.from, to: next.to };
  return joinThinStart(
    [{ title: second.title, lessons: [joined, ...later] }, ...rest],
    weigh,
    enough,
  );
}
