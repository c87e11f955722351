import { expectAccessible } from "../src/expectAccessible.ts";
import { expectReflow } from "../src/expectReflow.ts";
import { firstLoad } from "../src/firstLoad.ts";
import { layoutShift, watchLayoutShift } from "../src/layoutShift.ts";
import { guestPlaces, memberPlaces, newcomerPlaces, type Place } from "../src/places.ts";
import { settleSight } from "../src/settle.ts";
import { showWhole } from "../src/showWhole.ts";
import { expect, test } from "../src/test.ts";
import type { Page } from "@playwright/test";

/**
 * Each language, each theme and each width once, and not each with each: a fault of one of them shows in
 * its visit, and a new screen costs three visits.
 */
const visits = [
  { language: "fr", theme: "light", viewport: { width: 390, height: 844 } },
  { language: "en", theme: "dark", viewport: { width: 1280, height: 800 } },
  { language: "nl", theme: "contrast", viewport: { width: 768, height: 1024 } },
] as const;

/** Kilobytes of scripts and styles, gzip. */
const lightBudget = 111;
/** What is fetched once the screen is there counts too: 3 kB of it look after the service worker. */
const signedInBudget = 164;
/** Screens that are reached from others, with most of what they need already there. */
const innerPlaces =
  /^(?:badges|reports|stats|quests|profile|premium|reviews|exercises|journal|notes|toolbox|support|payment)\b/u;
const innerBudget = 169;
/** Requests of any kind. */
const requestBudget = 20;
const innerRequestBudget = 24;
/** What draws figures, in a file of its own: the lesson that is visited begins with one. */
const drawing = { kilobytes: 8.4, requests: 1 };
const lightPlaces = new Set(["landing", "login"]);

// A visit of many screens on a slow machine takes as long as it takes.
test.describe.configure({ timeout: 300_000 });
// What the service worker fetches ahead of its use is no part of what a learner waits for.
test.use({ serviceWorkers: "block" });

for (const { language, theme, viewport } of visits) {
  test.describe(`every screen in ${language}, ${theme}, at ${viewport.width} px`, () => {
    test.use({ language, theme, viewport });

    /** All that is judged of a screen, on one visit: the narrowest width comes last, since it moves things. */
    async function judge(page: Page, { name, path }: Place): Promise<void> {
      await test.step(name, async () => {
        await page.setViewportSize(viewport);
        const isInner = innerPlaces.test(name);
        const signedIn = isInner ? innerBudget : signedInBudget;
        const drawn = name === "lesson" ? drawing : { kilobytes: 0, requests: 0 };
        const budget = (lightPlaces.has(name) ? lightBudget : signedIn) + drawn.kilobytes;
        const load = await firstLoad(page, path);
        expect.soft(load.kilobytes, `${name}: kB`).toBeLessThanOrEqual(budget);
        expect
          .soft(load.requests, `${name}: requests`)
          .toBeLessThanOrEqual((isInner ? innerRequestBudget : requestBudget) + drawn.requests);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        expect.soft(await layoutShift(page), `${name}: shift`).toBeLessThanOrEqual(0.05);
        await showWhole(page);
        await settleSight(page);
        await expectAccessible(page, { soft: true });
        await expectReflow(page, name);
      });
    }

    test("is light, still, accessible and reflows for guests", async ({ page }) => {
      await watchLayoutShift(page);
      for (const place of guestPlaces) await judge(page, place);
    });

    test("is light, still, accessible and reflows for newcomers", async ({ page, member }) => {
      expect((await member.mine()).items).toEqual([]);
      await watchLayoutShift(page);
      for (const place of newcomerPlaces) await judge(page, place);
    });

    test("is light, still, accessible and reflows for learners", async ({ page, member }) => {
      await watchLayoutShift(page);
      for (const place of await memberPlaces(member)) await judge(page, place);
    });
  });
}
