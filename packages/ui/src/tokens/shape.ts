/** Corner radii: 12 px for boxes, full for capsules and pills. */
export const radius = {
  small: "0.5rem",
  medium: "0.75rem",
  large: "1.25rem",
  full: "99rem",
} as const;

/** Stacking order of what floats. */
export const layer = { raised: 1, sticky: 10, overlay: 100, toast: 200 } as const;

/** Widths of a page's column, in rem. */
export const measure = {
  text: "38rem",
  narrow: "28rem",
  reading: "48rem",
  page: "75rem",
  wide: "90rem",
} as const;
