import { locales } from "@alambic/i18n";
import type { Page } from "@playwright/test";
import { guestPlaces, memberPlaces, newcomerPlaces, type Place } from "../src/places.ts";
import { settleWhole } from "../src/settle.ts";
import { test } from "../src/test.ts";

const widths = [390, 1280] as const;
const folder = "test-results/screenshots";

/** Every language in the light theme, and the default language in the dark one as well. */
const looks = [
  ...locales.map((language) => ({ language, theme: "light" as const })),
  { language: "fr" as const, theme: "dark" as const },
];

async function shoot(page: Page, places: readonly Place[], look: string): Promise<void> {
  for (const { name, path } of places) {
    await page.goto(path);
    await settleWhole(page);
    await page.screenshot({
      path: `${folder}/${name}-${look}.png`,
      fullPage: true,
      animations: "disabled",
    });
  }
}

for (const width of widths) {
  for (const { language, theme } of looks) {
    const look = `${width}-${theme}-${language}`;
    test.describe(look, () => {
      test.use({ language, theme, viewport: { width, height: width === 390 ? 844 : 800 } });

      test("guests", async ({ page }) => shoot(page, guestPlaces, look));

      test("members", async ({ page, member }) => {
        await shoot(page, newcomerPlaces, look);
        await shoot(page, await memberPlaces(member), look);
      });
    });
  }
}
