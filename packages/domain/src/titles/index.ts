/** What a learner is called, by the XP that they have. */
export const titles = [
  { key: "novice", fromXp: 0 },
  { key: "adept", fromXp: 250 },
  { key: "specialist", fromXp: 1000 },
  { key: "strategist", fromXp: 3000 },
  { key: "virtuoso", fromXp: 8000 },
  { key: "sage", fromXp: 20_000 },
  { key: "legend", fromXp: 60_000 },
] as const;

export type Title = (typeof titles)[number];

export interface TitleStanding {
  readonly title: Title;
  /** The one that comes after it; null for the last. */
  readonly next: Title | null;
  /** XP that it still takes; 0 for the last. */
  readonly missingXp: number;
  /** How far the way from this title to the next has come, 0 to 1. */
  readonly progress: number;
}

/** The title that so much XP gives, and the way to the next. */
export function titleOf(xp: number): TitleStanding {
  const title = titles.findLast(({ fromXp }) => fromXp <= xp) ?? titles[0];
  const next = titles.find(({ fromXp }) => fromXp > xp) ?? null;
  if (next === null) return { title, next, missingXp: 0, progress: 1 };
  return {
    title,
    next,
    missingXp: next.fromXp - xp,
    progress: (xp - title.fromXp) / (next.fromXp - title.fromXp),
  };
}
