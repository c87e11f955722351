import { locales } from "@alambic/i18n";
import { firstLoad } from "../src/firstLoad.ts";
import { guestPlaces, memberPlaces, newcomerPlaces } from "../src/places.ts";
import { expect, test } from "../src/test.ts";

/** Kilobytes of scripts and styles, gzip. */
const lightBudget = 110;
const signedInBudget = 160;
const lightPlaces = new Set(["landing", "login"]);

// What the service worker fetches ahead of its use is no part of what a learner waits for.
test.use({ serviceWorkers: "block" });

for (const language of locales) {
  test.describe(`first loads in ${language}`, () => {
    test.use({ language });

    test("a guest's stay within their budgets", async ({ context }) => {
      for (const { name, path } of guestPlaces) {
        await test.step(name, async () => {
          const page = await context.newPage();
          const budget = lightPlaces.has(name) ? lightBudget : signedInBudget;
          expect.soft(await firstLoad(page, path), name).toBeLessThanOrEqual(budget);
          await page.close();
        });
      }
    });

    test("a member's stay within their budgets", async ({ context, member }) => {
      for (const { name, path } of [...newcomerPlaces, ...(await memberPlaces(member))]) {
        await test.step(name, async () => {
          const page = await context.newPage();
          expect.soft(await firstLoad(page, path), name).toBeLessThanOrEqual(signedInBudget);
          await page.close();
        });
      }
    });
  });
}
