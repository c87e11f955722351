import type { LessonId } from "./lessons.ts";

/** What can be learned, from numbers to probability, in the order in which it is learned. */
export const strands = [
  "counting",
  "addition",
  "subtraction",
  "multiplication",
  "division",
  "decimals",
  "integers",
  "fractions",
  "percentages",
  "powers",
  "equations",
  "algebra",
  "measures",
  "geometry",
  "statistics",
  "probability",
] as const;

export type Strand = (typeof strands)[number];

/** What each strand builds on. */
export const neededBefore: Readonly<Record<Strand, readonly Strand[]>> = {
  counting: [],
  addition: ["counting"],
  subtraction: ["addition"],
  multiplication: ["addition"],
  division: ["multiplication"],
  decimals: ["subtraction", "multiplication"],
  integers: ["subtraction", "multiplication"],
  fractions: ["multiplication", "division"],
  percentages: ["division", "fractions"],
  powers: ["multiplication"],
  equations: ["subtraction", "division"],
  algebra: ["integers", "powers"],
  measures: ["multiplication", "division"],
  geometry: ["multiplication", "division"],
  statistics: ["addition", "division"],
  probability: ["fractions"],
};

/** The lessons of each strand, by level. */
export const levelsOf: Readonly<Record<Strand, readonly (readonly LessonId[])[]>> = {
  counting: [
    ["count-on", "skip-count", "compare"],
    ["place-value", "round"],
  ],
  addition: [
    ["add-ten", "add-twenty"],
    ["add-two-digits", "add-carry", "add-three-digits"],
  ],
  subtraction: [
    ["sub-ten", "sub-twenty"],
    ["sub-two-digits", "sub-borrow", "sub-three-digits"],
  ],
  multiplication: [
    ["mul-easy", "mul-middle", "mul-hard", "mul-all"],
    ["mul-tens", "mul-one-digit", "mul-two-digits"],
  ],
  division: [
    ["div-easy", "div-tables", "div-remainder"],
    ["div-powers", "div-long"],
  ],
  decimals: [
    ["dec-compare", "dec-add", "dec-subtract"],
    ["dec-powers", "dec-multiply"],
  ],
  integers: [
    ["int-add", "int-subtract"],
    ["int-multiply", "int-order"],
  ],
  fractions: [
    ["frac-of", "frac-equivalent", "frac-simplify", "frac-compare"],
    ["frac-add-same", "frac-add", "frac-subtract"],
    ["frac-multiply", "frac-divide"],
  ],
  percentages: [
    ["pct-fraction", "pct-friendly", "pct-any"],
    ["pct-change", "pct-find"],
  ],
  powers: [
    ["pow-squares", "pow-higher", "pow-ten"],
    ["pow-product", "pow-root"],
  ],
  equations: [
    ["eq-add", "eq-multiply", "eq-two-steps"],
    ["eq-both-sides", "eq-brackets"],
  ],
  algebra: [
    ["alg-evaluate", "alg-collect", "alg-expand"],
    ["alg-factor", "alg-double", "alg-identities"],
  ],
  measures: [
    ["unit-length", "unit-mass", "unit-capacity", "unit-time"],
    ["unit-area", "unit-volume", "geo-scale"],
  ],
  geometry: [
    ["geo-perimeter-square", "geo-perimeter-rectangle", "geo-area-square", "geo-area-rectangle"],
    ["geo-perimeter-triangle", "geo-area-triangle", "geo-area-parallelogram", "geo-area-trapezium"],
    ["geo-angle-right", "geo-angle-straight", "geo-angle-triangle"],
    ["geo-pythagoras", "geo-pythagoras-leg", "geo-coordinates"],
    ["geo-circumference", "geo-circle-area"],
    ["geo-volume-cuboid", "geo-volume-cylinder"],
  ],
  statistics: [
    ["stat-mean", "stat-median", "stat-mode", "stat-range"],
    ["stat-percent", "stat-table", "stat-weighted"],
  ],
  probability: [
    ["prob-urn", "prob-die", "prob-cards"],
    ["prob-two", "count-product", "count-choose"],
  ],
};

/** Levels that have a title of their own: `author.strand.<strand>.level-<n>`. */
export const titledLevels = [
  "measures.level-1",
  "measures.level-2",
  "geometry.level-1",
  "geometry.level-2",
  "geometry.level-3",
  "geometry.level-4",
  "geometry.level-5",
  "geometry.level-6",
  "statistics.level-1",
  "statistics.level-2",
  "probability.level-1",
  "probability.level-2",
] as const;
