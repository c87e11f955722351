import { readFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { Keyboard } from "./Keyboard.ts";
import { makePdf } from "./makePdf.ts";
import { type RunningServer, startServer } from "./startServer.ts";

export const locales = ["fr", "en", "nl"] as const;
export type Locale = (typeof locales)[number];

interface TestFixtures {
  readonly keyboard: Keyboard;
  /** Fails the test where the browser reported an error of a script or a breach of the policy. */
  readonly faultlessPage: void;
}

interface WorkerFixtures {
  readonly server: RunningServer;
}

/** Errors that a browser prints for answers that are right: a guest's 401, a refused request. */
const expectedMessages =
  /Failed to load resource: the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|net::ERR_CONNECTION_REFUSED/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _browserName }, provide) => {
      const server = await startServer();
      await provide(server);
      await server.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
  keyboard: async ({ page }, provide) => provide(new Keyboard(page)),
  faultlessPage: [
    async ({ page }, provide) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedMessages.test(message.text()))
          faults.push(message.text());
      });
      await provide();
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** The text that a journey imports, set as a real PDF. */
export function documentPdf(locale: Locale): Promise<Uint8Array> {
  return makePdf(readFileSync(new URL(`../fixtures/${locale}.md`, import.meta.url), "utf8"));
}
