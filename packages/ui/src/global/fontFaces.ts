type Rule = Readonly<Record<string, string>>;

const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const latinExtended =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";

/** A variable font of the fontsource collection, cut into a file for each range of signs. */
export function face(path: string, unicodeRange: string) {
  return {
    src: `url("${path}") format("woff2")`,
    fontStyle: "normal",
    fontWeight: "200 900",
    fontDisplay: "swap",
    unicodeRange,
  } as const;
}

const latinFaces = (path: string) => [
  face(`${path}-latin-ext-wght-normal.woff2`, latinExtended),
  face(`${path}-latin-wght-normal.woff2`, latin),
];

/** The letters of the kit, by the name of their font. */
export const letters = {
  "Fraunces Variable": latinFaces("@fontsource-variable/fraunces/files/fraunces"),
  "Atkinson Hyperlegible Next Variable": latinFaces(
    "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next",
  ),
  "Atkinson Hyperlegible Mono Variable": latinFaces(
    "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono",
  ),
} as const;

/**
 * Fallbacks that take the room of the shipped fonts until these are there, so that nothing jumps.
 * Computed from the fonts' average widths and vertical metrics.
 */
export const standIns = {
  "Fraunces Georgia": {
    src: `local("Georgia")`,
    sizeAdjust: "115.75%",
    ascentOverride: "84.49%",
    descentOverride: "22.03%",
    lineGapOverride: "0%",
  },
  "Fraunces Times": {
    src: `local("Times New Roman"), local("Liberation Serif")`,
    sizeAdjust: "127.02%",
    ascentOverride: "77%",
    descentOverride: "20.08%",
    lineGapOverride: "0%",
  },
  "Atkinson Arial": {
    src: `local("Arial"), local("Liberation Sans"), local("Roboto"), local("Helvetica Neue")`,
    sizeAdjust: "99.6%",
    ascentOverride: "98.8%",
    descentOverride: "31.73%",
    lineGapOverride: "0%",
  },
} as const satisfies Readonly<Record<string, Rule>>;
