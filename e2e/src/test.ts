import { readFileSync } from "node:fs";
import type { Formatter, Locale } from "@alambic/i18n";
import { test as base } from "@playwright/test";
import { Keyboard } from "./Keyboard.ts";
import { makePdf } from "./makePdf.ts";
import { Member } from "./Member.ts";
import { type RunningServer, startServer } from "./startServer.ts";
import { textsOf } from "./texts.ts";

export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

interface Options {
  /** The language of the interface, as a learner chose it before. */
  readonly language: Locale;
  readonly theme: Theme;
  /** What a visitor is asked once was answered before, so that no question stands over what a journey is about. */
  readonly hasAnswered: boolean;
}

interface TestFixtures {
  readonly texts: Formatter;
  readonly keyboard: Keyboard;
  /** A member of their own for this test, signed in. */
  readonly member: Member;
  /** Fails the test where the browser reported an error of a script or a breach of the policy. */
  readonly faultlessPage: void;
}

interface WorkerFixtures {
  readonly server: RunningServer;
}

/**
 * What a browser prints for answers that are right: a guest's 401, a refused request, no network, and a service
 * worker that was on its way as the page was left.
 */
const expectedMessages =
  /the server responded with a status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|WebSocket connection to|An unknown error occurred when fetching the script/;

export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
  language: ["fr", { option: true }],
  theme: ["light", { option: true }],
  hasAnswered: [true, { option: true }],
  server: [
    async ({ browserName: _browserName }, provide) => {
      const server = await startServer();
      await provide(server);
      await server.dispose();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
  context: async ({ context, language, theme, hasAnswered }, provide) => {
    const stored: [string, string][] = [
      ["language", language],
      ["color-mode", theme],
    ];
    if (hasAnswered) {
      stored.push(["cookie-consent", `{"analytics":false,"at":${Date.now()}}`]);
      stored.push(["install-tip-dismissed", "true"]);
    }
    await context.addInitScript((entries) => {
      // A document without an origin, as that in which a learner's code runs, has no storage.
      if (!location.protocol.startsWith("http") || self.origin === "null") return;
      for (const [key, value] of entries) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, stored);
    await provide(context);
  },
  texts: async ({ language }, provide) => provide(await textsOf(language)),
  keyboard: async ({ page }, provide) => provide(new Keyboard(page)),
  member: async ({ context, server, language }, provide, { testId }) => {
    const username = `learner-${testId.slice(-12)}`;
    await provide(await Member.signUp(context, server.origin, username, language));
  },
  faultlessPage: [
    async ({ page }, provide) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        const isFault = message.type() === "error" && !expectedMessages.test(message.text());
        if (isFault) faults.push(message.text());
      });
      await provide();
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** The text that a journey imports, set as a real PDF. */
export function documentPdf(locale: "fr" | "en"): Promise<Uint8Array> {
  return makePdf(readFileSync(new URL(`../fixtures/${locale}.md`, import.meta.url), "utf8"));
}
