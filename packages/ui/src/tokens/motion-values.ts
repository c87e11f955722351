/** Durations and curves. Things fill, settle and ring; nothing bounces for show. */
export const motionValues = {
  fast: "120ms",
  base: "200ms",
  slow: "360ms",
  fill: "900ms",
  ease: "cubic-bezier(0.2, 0, 0, 1)",
  settle: "cubic-bezier(0.16, 1, 0.3, 1)",
} as const;

/** The same for who asks the device for less motion: at once, yet with the events of a transition. */
export const reducedMotionValues = {
  fast: "0.01ms",
  base: "0.01ms",
  slow: "0.01ms",
  fill: "0.01ms",
  ease: "linear",
  settle: "linear",
} as const satisfies Record<keyof typeof motionValues, string>;
