import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the journal", () => {
  test.use({ language: "fr", theme: "light", viewport: { width: 390, height: 844 } });

  test("is written, survives a closed tab, is found, deleted and taken back", async ({
    page,
    member,
    keyboard,
    texts: { t },
  }) => {
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("The catalogue is empty.");
    await member.enroll(capsule.id);
    const save = page.getByRole("button", { name: t("journal.save") });
    const content = page.getByLabel(t("journal.content"));

    await page.goto("/dashboard");
    await page.getByRole("link", { name: t("learning.journal") }).click();
    await expect(page.getByRole("heading", { name: t("journal.noneTitle") })).toBeVisible();
    await save.click();
    await expect(page.getByText(t("journal.empty"))).toBeVisible();
    await expect(content).toBeFocused();

    await page.getByRole("radio", { name: t("mood.neutral") }).check();
    await content.fill("Le récit tient.");
    const field = (name: string) => page.getByRole("combobox", { name });
    await field(t("journal.capsule")).selectOption({ label: capsule.title });
    await expect(field(t("journal.lesson"))).toBeEnabled();
    await keyboard.tabTo(field(t("journal.lesson")));
    await keyboard.keys("ArrowDown", "Enter");
    await expect(field(t("journal.lesson"))).not.toHaveValue("");
    const other = await page.context().newPage();
    await other.goto("/journal");
    const there = other.getByLabel(t("journal.content"));
    await expect(there).toHaveValue("Le récit tient.");
    await there.fill("Le récit tient.\nLa suite reste floue.");
    await expect(content).toHaveValue("Le récit tient.\nLa suite reste floue.");
    await other.close();
    await page.reload();
    await settle(page);
    await expect(content).toHaveValue("Le récit tient.\nLa suite reste floue.");
    await expect(field(t("journal.lesson"))).not.toHaveValue("");

    await page.route("**/journal/entries", (route) => route.abort());
    await save.click();
    await expect(page.getByText(t("journal.saveFailed"))).toBeVisible();
    await page.unroute("**/journal/entries");
    await save.click();
    await expect(content).toHaveValue("");
    const entry = page.getByRole("article");
    await expect(entry.getByText("La suite reste floue.")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("searchbox").fill("RECIT");
    await expect(page.getByText(t("journal.count", { count: 1 }))).toBeVisible();
    await page.getByRole("searchbox").fill("rien de tel");
    await expect(page.getByText(t("journal.count", { count: 0 }))).toBeVisible();
    await page.getByRole("searchbox").fill("");

    await entry.getByRole("button").last().click();
    await expect(page.getByText(t("journal.removed"))).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.getByRole("button", { name: t("journal.undo") }).click();
    await expect(page.getByText(t("journal.restored"))).toBeVisible();
    await expect(entry).toHaveCount(1);
  });
});
