import type { Formatter } from "@alambic/i18n";
import { expect, type Page } from "@playwright/test";
import { settle } from "./settle.ts";

/** Opens the import, chooses a file, classifies a topic and tries to create the capsule. */
export async function importFile(page: Page, { t }: Formatter, buffer: Buffer): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.goto("/capsules");
  await settle(page);
  await page.getByRole("button", { name: t("member.createCapsule"), exact: true }).click();
  await dialog.getByText(t("create.modePdf"), { exact: true }).click();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "document.pdf", mimeType: "application/pdf", buffer });
  await dialog.getByRole("textbox", { name: t("create.documentTopic") }).fill("biology");
  await expect(dialog.getByText(t("create.classification"), { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: t("create.create"), exact: true }).click();
}
