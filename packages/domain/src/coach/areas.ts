/** What a learner's log says of a lesson. */
export interface AreaFigures {
  readonly answered: number;
  readonly right: number;
  readonly reviewed: number;
  readonly remembered: number;
}

export interface RankedAreas<Area extends AreaFigures> {
  /** The weakest first. */
  readonly focus: readonly Area[];
  /** The strongest first. */
  readonly strengths: readonly Area[];
}

/** Fewer answers and reviews tell nothing. */
const leastSigns = 3;
const weakBelow = 0.75;
const strongFrom = 0.9;
const mostAreas = 5;

/** Right answers and remembered reviews, of all of both; 0 without any. */
export function shareOf({ answered, right, reviewed, remembered }: AreaFigures): number {
  const signs = answered + reviewed;
  return signs === 0 ? 0 : (right + remembered) / signs;
}

/** Which lessons are weak and which are strong, by what the log says of them; most are neither. */
export function rankAreas<Area extends AreaFigures>(areas: readonly Area[]): RankedAreas<Area> {
  const told = areas.filter(({ answered, reviewed }) => answered + reviewed >= leastSigns);
  const weak = told.filter((area) => shareOf(area) < weakBelow);
  const strong = told.filter((area) => shareOf(area) >= strongFrom);
  return {
    focus: weak.toSorted((one, other) => cautious(one) - cautious(other)).slice(0, mostAreas),
    strengths: strong.toSorted((one, other) => cautious(other) - cautious(one)).slice(0, mostAreas),
  };
}

/** A share to which few signs say less than many: as if one in two were right of two more. */
function cautious(area: AreaFigures): number {
  const signs = area.answered + area.reviewed;
  return (area.right + area.remembered + 1) / (signs + 2);
}
