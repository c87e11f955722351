import { locales } from "@alambic/i18n";
import type { Formatter } from "@alambic/i18n";
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
    await takePicture(page, `${name}-${look}`);
  }
}

/** The whole screen in a window as high as it, so that what sticks to the window lies at its end. */
async function takePicture(page: Page, name: string): Promise<void> {
  const window = page.viewportSize();
  if (window === null) throw new Error("The page has no window.");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height: Math.max(height, window.height) });
  await page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled" });
  await page.setViewportSize(window);
}

async function shootDialog(page: Page, { t }: Formatter, look: string): Promise<void> {
  await page.goto("/capsules");
  await settleWhole(page);
  await page.getByRole("button", { name: t("member.createCapsule"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: t("create.topic") }).fill("hiragana");
  await dialog.getByText(t("create.classification"), { exact: true }).waitFor();
  await takePicture(page, `create-topic-${look}`);
  await dialog.getByText(t("create.modePdf"), { exact: true }).click();
  await takePicture(page, `create-pdf-${look}`);
}

for (const width of widths) {
  for (const { language, theme } of looks) {
    const look = `${width}-${theme}-${language}`;
    test.describe(look, () => {
      test.use({ language, theme, viewport: { width, height: width === 390 ? 844 : 800 } });

      test("guests", async ({ page }) => shoot(page, guestPlaces, look));

      test("members", async ({ page, member, texts }) => {
        await shoot(page, newcomerPlaces, look);
        await shoot(page, await memberPlaces(member), look);
        await shootDialog(page, texts, look);
      });
    });
  }
}
