/**
 * Documents whose strict verdicts choose from which worth on a question is asked; those whose verdicts nothing is
 * made with, so that they tell how good it is. All others are what the ranker is fitted to.
 */
export const rankerParts = {
  threshold: ["gle-en", "amc-fr"],
  report: ["philosophy-en", "live-fr"],
} as const;
