import { chromium } from "@playwright/test";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { Keyboard } from "../../../e2e/src/Keyboard.ts";
import { Member } from "../../../e2e/src/Member.ts";
import { answerItem } from "../../../e2e/src/playLesson.ts";
import { startServer } from "../../../e2e/src/startServer.ts";
import { textsOf } from "../../../e2e/src/texts.ts";
import { buildStale } from "../../lib/buildStale.ts";
import { chromiumLaunchOptions } from "../../lib/chromiumLaunchOptions.ts";
import { median } from "../median.ts";
import { traceFrames } from "./traceFrames.ts";
import type { Frames } from "./traceFrames.ts";

const phone = { width: 390, height: 844 };
const slower = 4;
/** Milliseconds after which a page that nobody touches does nothing more. */
const atRest = 500;
/** Right answers that are measured, each beside the same motion on an empty page. */
const rounds = 5;
/** Of the frames that an empty page draws on this machine in the same run. */
const promisedShare = 0.9;
const promisedFrames = 60;

/**
 * How many frames a second are drawn while the verdict's sheet rises and its drop flies to the sum, on a
 * processor four times slower, beside a drop that flies on an empty page. Without a graphics card every
 * frame is painted by the processor: what the empty page reaches is then the most that can be asked.
 */
export async function feelBench(): Promise<boolean> {
  if (!(await buildStale())) throw new Error("The application cannot be built.");
  const server = await startServer();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const [lesson, floor] = await measure(browser, server.origin);
    return report(lesson, floor);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function measure(browser: Browser, origin: string): Promise<[Frames[], Frames[]]> {
  const settings = { viewport: phone, reducedMotion: "no-preference" as const };
  const context = await browser.newContext({ ...settings, locale: "fr" });
  const texts = await textsOf("fr");
  const { t } = texts;
  const member = await Member.signUp(context, origin, "bench", "fr");
  const moleculeId = await firstLesson(member);
  const page = await context.newPage();
  await context.addInitScript(() => localStorage.setItem("language", "fr"));
  const session = await context.newCDPSession(page);
  const own: Frames[] = [];
  const floor: Frames[] = [];
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto(`${origin}/session/molecule/${moleculeId}`);
  const { atoms } = await member.lesson(moleculeId);
  const player = { page, keyboard: new Keyboard(page), texts };
  for (const atom of atoms) {
    if (own.length === rounds) break;
    if (atom.content_type === "lesson") {
      await button(t("exercise.finishReading")).click();
      continue;
    }
    if (/^(?:flashcards|free_answer)$/u.test(atom.content_type)) break;
    await answerItem(player, atom);
    floor.push(await measureEmpty(await browser.newContext(settings)));
    await page.bringToFront();
    await page.waitForTimeout(atRest);
    own.push(await slowly(page, session, () => button(t("exercise.check")).click(), "::before"));
    await button(t("exercise.continue")).click();
  }
  if (own.length < rounds) throw new Error(`Only ${own.length} answers could be measured.`);
  return [own, floor];
}

async function firstLesson(member: Member): Promise<string> {
  const [capsule] = await member.shipped();
  if (capsule === undefined) throw new Error("The catalogue is empty.");
  const { id, domain, area } = capsule;
  await member.enroll(id);
  const lesson = (await member.capsule(id, domain, area)).granules[0]?.molecules[0];
  if (lesson === undefined) throw new Error(`${capsule.title} has no lesson.`);
  return lesson.id;
}

async function slowly(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
  first: string,
): Promise<Frames> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const frames = await traceFrames(page, session, act, first);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return frames;
}

/** What flies in a lesson, on a page with nothing else: so long, so far. */
async function measureEmpty(context: BrowserContext): Promise<Frames> {
  const page = await context.newPage();
  await page.setContent("<div style='inline-size:16px;block-size:16px;background:purple'></div>");
  await page.waitForTimeout(atRest);
  const session = await context.newCDPSession(page);
  const fly = () =>
    page.evaluate(() => {
      const far = { transform: "translate(128px, 440px) scale(1.4)" };
      document.querySelector("div")?.animate([far, { transform: "none" }], { duration: 900 });
    });
  const frames = await slowly(page, session, fly, "DIV");
  await context.close();
  return frames;
}

function report(lesson: readonly Frames[], floor: readonly Frames[]): boolean {
  const of = (frames: readonly Frames[], what: keyof Frames) =>
    median(frames.map((one) => one[what]));
  const share = of(lesson, "perSecond") / of(floor, "perSecond");
  const told = (frames: readonly Frames[]) =>
    `${of(frames, "perSecond").toFixed(1)} frames a second, the longest ${of(frames, "longest").toFixed(0)} ms`;
  console.log(`sheet and drop, ${slower}× slower  ${told(lesson)} (promised: ${promisedFrames})`);
  console.log(`empty page, ${slower}× slower      ${told(floor)}`);
  console.log(
    `share of the empty page   ${share.toFixed(2)} (promised where no ${promisedFrames} can be had: ${promisedShare})`,
  );
  return of(lesson, "perSecond") >= promisedFrames - 1 || share >= promisedShare;
}
