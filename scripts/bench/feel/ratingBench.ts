import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { Member } from "../../../e2e/src/Member.ts";
import { startServer } from "../../../e2e/src/startServer.ts";
import type { RunningServer } from "../../../e2e/src/startServer.ts";
import { textsOf } from "../../../e2e/src/texts.ts";
import { buildStale } from "../../lib/buildStale.ts";
import { chromiumLaunchOptions } from "../../lib/chromiumLaunchOptions.ts";
import { median } from "../median.ts";

const phone = { width: 390, height: 844 };
const slower = 4;
const day = 24 * 60 * 60 * 1000;
/** Ratings that are measured, of so many cards that wait. */
const rounds = 12;
/** Milliseconds after which a page that nobody touches does nothing more. */
const atRest = 700;
const promised = 50;

/**
 * How long it takes from the key that rates a card until the next one is painted, on a processor four
 * times slower: the kind of the next card is there by then, and its rating is sent in the background.
 */
export async function ratingBench(): Promise<boolean> {
  if (!(await buildStale())) throw new Error("The application cannot be built.");
  const server = await startServer();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const times = await measure(browser, server);
    const worst = Math.max(...times);
    console.log(
      `rating to next card, ${slower}× slower  ${median(times).toFixed(0)} ms, the worst of ${times.length} ${worst.toFixed(0)} ms (promised: ${promised})`,
    );
    return median(times) <= promised;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function measure(browser: Browser, server: RunningServer): Promise<number[]> {
  const { origin } = server;
  const context = await browser.newContext({ viewport: phone, locale: "fr" });
  const { t } = await textsOf("fr");
  const member = await Member.signUp(context, origin, "bench", "fr");
  await learn(member);
  await server.turnClock(day);
  await context.addInitScript(() => localStorage.setItem("language", "fr"));
  const page = await context.newPage();
  await page.goto(`${origin}/reviews/session`);
  const session = await context.newCDPSession(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.getByRole("button", { name: t("exercise.reveal"), exact: true }).waitFor();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: new RegExp(`^${t("review.good")}`, "u") }).waitFor();
    await page.waitForTimeout(atRest);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const painted = await watchNext(page);
    await page.keyboard.press("3");
    times.push(await painted());
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
  return times;
}

/** Has the answers of exercises shown that a key reveals, one card more than are measured. */
async function learn(member: Member): Promise<void> {
  let left = rounds + 1;
  for (const capsule of await member.shipped()) {
    const { id, domain, area } = capsule;
    await member.enroll(id);
    const { granules } = await member.capsule(id, domain, area);
    const lesson = granules[0]?.molecules[0];
    if (lesson === undefined) continue;
    for (const { id: atom, content_type: kind } of (await member.lesson(lesson.id)).atoms) {
      if (left === 0 || /^(?:lesson|flashcards|free_answer)$/u.test(kind)) continue;
      await member.reveal(atom, 1000);
      left -= 1;
    }
  }
  if (left > 0) throw new Error(`There are ${left} cards too few.`);
}

/** Waits in the page for a key, and for the frame that shows another question; gives the time between. */
async function watchNext(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const question = () => document.querySelector("form h2");
    const before = question();
    const measured = new Promise<number>((resolve) => {
      addEventListener(
        "keydown",
        ({ timeStamp }) => {
          const seen = new MutationObserver(() => {
            if (question() === null || question() === before) return;
            seen.disconnect();
            requestAnimationFrame(() => {
              // What is posted from a frame is heard once it was painted.
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener("message", () => resolve(performance.now() - timeStamp));
              port1.start();
              port2.postMessage(null);
            });
          });
          seen.observe(document.body, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { measured });
  });
  return () => page.evaluate(() => Reflect.get(window, "measured"));
}
