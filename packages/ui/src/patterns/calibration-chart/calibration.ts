/** Reviews with about the same chance of being remembered. Shares, from 0 to 1. */
export interface CalibrationPoint {
  readonly expected: number;
  readonly remembered: number;
  readonly reviews: number;
}

/** Where both axes begin: a tenth below the least share, so that what is close can be told apart. */
export function leastOf(points: readonly CalibrationPoint[]): number {
  const shares = points.flatMap(({ expected, remembered }) => [expected, remembered]);
  return Math.max(0, Math.floor(Math.min(...shares) * 10 - 0.01) / 10);
}
