import { findChromium } from "./findChromium.ts";

/** Keeps the browser off the network and makes it start in a container, where no sandbox can be had. */
const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

export interface ChromiumLaunchOptions {
  args: string[];
  executablePath?: string;
}

/** Options for Playwright's `launch`, the same for component tests, story tests and journeys. */
export function chromiumLaunchOptions(): ChromiumLaunchOptions {
  const executablePath = findChromium();
  return {
    args: [...chromiumArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  };
}
