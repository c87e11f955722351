/** Space on a 4 px grid, in rem so that it grows with the learner's text. The key is the count of steps. */
export const space = {
  0: "0",
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  7: "1.75rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  16: "4rem",
  20: "5rem",
  24: "6rem",
} as const;

export type Space = keyof typeof space;

/** The gaps that layout components offer, by name. */
export const gaps = {
  none: space[0],
  xsmall: space[1],
  small: space[2],
  medium: space[4],
  large: space[6],
  xlarge: space[10],
  xxlarge: space[16],
} as const;

export type Gap = keyof typeof gaps;
export const gapNames = [
  "none",
  "xsmall",
  "small",
  "medium",
  "large",
  "xlarge",
  "xxlarge",
] as const satisfies Gap[];
