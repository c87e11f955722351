/** What classification without a model has to reach, as shares. */
export const classificationBars = {
  first: 0.8,
  amongThree: 0.95,
  rightWhereConfident: 0.92,
  /** How far the languages may lie apart. */
  spread: 0.05,
  microseconds: 2000,
} as const;
