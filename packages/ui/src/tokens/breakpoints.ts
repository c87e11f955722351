/** Least widths in CSS pixels at which a layout changes. */
export const breakpoints = { tablet: 600, laptop: 900, desktop: 1280, wide: 1600 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** A media query for the given least width, in em so that zoomed text also counts. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint] / 16}em)`;
}

/** A media query for all widths below the given one. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${(breakpoints[breakpoint] - 0.02) / 16}em)`;
}
