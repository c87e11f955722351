/** Sizes in rem, least and most: a size grows from narrow phones to wide screens. */
export const typeScale = {
  small: [0.9375, 0.9375],
  body: [1.0625, 1.0625],
  large: [1.125, 1.25],
  title: [1.3125, 1.5625],
  heading: [1.5625, 1.9375],
  page: [2, 2.875],
  display: [2.625, 4.625],
} as const;

/** Fluid size between two viewport widths; all in rem, so that text zoom always works. */
function fluid([least, most]: readonly [number, number]): string {
  if (least === most) return `${least}rem`;
  const [narrow, broad] = [22.5, 80];
  const slope = (most - least) / (broad - narrow);
  const base = least - slope * narrow;
  const round = (value: number) => Number(value.toFixed(4));
  return `clamp(${least}rem, ${round(base)}rem + ${round(slope * 100)}vw, ${most}rem)`;
}

export const fontFamily = {
  heading: `"Fraunces Variable", "Fraunces Georgia", "Fraunces Times", ui-serif, Georgia, "Noto Sans JP Variable", system-ui, sans-serif`,
  body: `"Atkinson Hyperlegible Next Variable", "Atkinson Arial", "Noto Sans JP Variable", system-ui, sans-serif`,
  code: `"Atkinson Hyperlegible Mono Variable", ui-monospace, "Noto Sans JP Variable", monospace`,
  japanese: `"Noto Sans JP Variable", "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", sans-serif`,
} as const;

/** About 15, 17, 20, 25, 31, 46 and 74 px on a wide screen. */
export const fontSize = {
  small: fluid(typeScale.small),
  body: fluid(typeScale.body),
  large: fluid(typeScale.large),
  title: fluid(typeScale.title),
  heading: fluid(typeScale.heading),
  page: fluid(typeScale.page),
  display: fluid(typeScale.display),
} as const;

export const lineHeight = { tight: "1.06", heading: "1.16", snug: "1.3", body: "1.5" } as const;

export const fontWeight = { regular: "400", medium: "500", strong: "650", heading: "600" } as const;
