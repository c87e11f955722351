import { locales } from "@alambic/i18n";
import { expectAccessible } from "../src/expectAccessible.ts";
import { layoutShift, watchLayoutShift } from "../src/layoutShift.ts";
import { guestPlaces, memberPlaces, newcomerPlaces, type Place } from "../src/places.ts";
import { settle } from "../src/settle.ts";
import { expect, test, themes } from "../src/test.ts";
import type { Page } from "@playwright/test";

async function visit(page: Page, { path }: Place): Promise<void> {
  await page.goto(path);
  await settle(page);
}

for (const language of locales) {
  for (const theme of themes) {
    test.describe(`every screen in ${language}, ${theme}`, () => {
      test.use({ language, theme });

      test("axe finds nothing for guests", async ({ page }) => {
        for (const place of guestPlaces) {
          await test.step(place.name, async () => {
            await visit(page, place);
            await expect(page.locator("html")).toHaveAttribute("lang", language);
            await expectAccessible(page);
          });
        }
      });

      test("axe finds nothing for members", async ({ page, member }) => {
        for (const place of [...newcomerPlaces, ...(await memberPlaces(member))]) {
          await test.step(place.name, async () => {
            await visit(page, place);
            await expectAccessible(page);
          });
        }
      });
    });
  }

  test.describe(`narrow, in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test("nothing is cut off or scrolls sideways", async ({ page, member }) => {
      const places = [...newcomerPlaces, ...(await memberPlaces(member))];
      for (const place of places) {
        await test.step(place.name, async () => {
          await visit(page, place);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, place.name).toBeLessThanOrEqual(0);
        });
      }
    });
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("nothing jumps while a screen loads", async ({ page, member }) => {
      await watchLayoutShift(page);
      for (const place of [...newcomerPlaces, ...(await memberPlaces(member))]) {
        await test.step(place.name, async () => {
          await visit(page, place);
          expect(await layoutShift(page), place.name).toBeLessThanOrEqual(0.05);
        });
      }
    });

    test("nothing jumps for guests", async ({ page }) => {
      await watchLayoutShift(page);
      for (const place of guestPlaces) {
        await test.step(place.name, async () => {
          await visit(page, place);
          expect(await layoutShift(page), place.name).toBeLessThanOrEqual(0.05);
        });
      }
    });
  });
}
