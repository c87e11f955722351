import type { LessonId } from "../lessons.ts";
import { levelsOf, strands } from "../strands.ts";

/**
 * What goes wrong in the same way, and is checked in the same way. The texts are
 * `author.theory.mistake.<pitfall>` and `author.theory.check.<pitfall>`.
 */
const pitfalls = [
  "counting",
  "addition-1",
  "addition-2",
  "subtraction-1",
  "subtraction-2",
  "multiplication-1",
  "multiplication-2",
  "division-1",
  "division-2",
  "decimals",
  "integers",
  "fractions-1",
  "fractions-2",
  "fractions-3",
  "percentages",
  "powers",
  "equations",
  "algebra",
  "measures-1",
  "measures-2",
  "geometry-1",
  "geometry-2",
  "geometry-3",
  "geometry-4",
  "geometry-5",
  "geometry-6",
  "statistics-1",
  "statistics-2",
  "probability-1",
  "probability-2",
  "scale",
  "coordinates",
  "fraction-of",
  "equal-fractions",
  "order",
] as const;
type Pitfall = (typeof pitfalls)[number];

/** Lessons that fail in another way than the others of their level. */
const own: Partial<Readonly<Record<LessonId, Pitfall>>> = {
  "geo-scale": "scale",
  "geo-coordinates": "coordinates",
  "geo-perimeter-triangle": "geometry-1",
  "int-order": "order",
  "frac-of": "fraction-of",
  "frac-equivalent": "equal-fractions",
  "frac-simplify": "equal-fractions",
};

/** The pitfall of a lesson: that of its level, or of its strand where its levels share one. */
export function pitfallOf(lesson: LessonId): Pitfall {
  const named = strands.flatMap((strand) =>
    levelsOf[strand].flatMap((lessons, index) =>
      lessons.includes(lesson) ? [`${strand}-${index + 1}`, strand] : [],
    ),
  );
  const found = own[lesson] ?? pitfalls.find((pitfall) => named.includes(pitfall));
  if (found === undefined) throw new RangeError(`${lesson} is in no strand`);
  return found;
}
