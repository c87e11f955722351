/** What a session is known by to its member. The whole User-Agent is not stored. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export const unknownDevice: Device = { browser: null, system: null };

/** The first that fits counts: most browsers say that they are others as well. */
const browsers = [
  ["Edge", /\bEdgA?\//u],
  ["Opera", /\bOPR\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Chrome", /\b(?:Chrome|CriOS)\//u],
  ["Safari", /\bSafari\//u],
] as const;

const systems = [
  ["Android", /\bAndroid\b/u],
  ["iPhone", /\biPhone\b/u],
  ["iPad", /\biPad\b/u],
  ["ChromeOS", /\bCrOS\b/u],
  ["Windows", /\bWindows\b/u],
  ["macOS", /\bMacintosh\b/u],
  ["Linux", /\bLinux\b/u],
] as const;

/** The browser and the system of a User-Agent header, by their names. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent ?? "";
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

function nameIn(known: readonly (readonly [string, RegExp])[], text: string): string | null {
  return known.find(([, sign]) => sign.test(text))?.[0] ?? null;
}
