import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the notebook, in English", () => {
  test.use({ language: "en", viewport: { width: 1280, height: 900 } });

  test("keeps a note, finds it again, and shows what another device wrote beside it", async ({
    page,
    context,
    member,
    keyboard,
    texts: { t },
  }) => {
    expect((await member.mine()).items).toEqual([]);
    const saved = page.getByText(t("tools.note.saved"));
    const title = page.getByLabel(t("tools.note.title"));
    const text = page.getByRole("textbox", { name: t("tools.note.content") });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const open = async () => {
      await page.goto("/toolbox/notebook");
      await settle(page);
    };

    await open();
    await expect(page.getByText(t("notes.noneTitle"))).toBeVisible();
    await keyboard.press(button(t("notes.new")));
    await expect(title).toBeFocused();
    await page.keyboard.type("Kana");
    await text.focus();
    await page.keyboard.type("The K of ka");
    await expect(saved).toBeVisible();
    await expectAccessible(page);

    await open();
    await expect(page.getByText("The K of ka")).toBeVisible();
    await page.getByLabel(t("notes.search")).fill("nothing like it");
    await expect(page.getByText(t("notes.count", { count: 0 }))).toBeVisible();
    await page.getByLabel(t("notes.search")).fill("kana");
    await keyboard.press(button(t("notes.open")));
    await expect(text).toContainText("The K of ka");

    const other = await context.newPage();
    await other.goto("/toolbox/notebook");
    await settle(other);
    await other.getByRole("button", { name: t("notes.open"), exact: true }).press("Enter");
    await other.getByRole("textbox", { name: t("tools.note.content") }).focus();
    await other.keyboard.type("Written on the tablet. ");
    await expect(other.getByText(t("tools.note.saved"))).toBeVisible();
    await other.close();

    await text.focus();
    await page.keyboard.type("Written on the phone. ");
    await expect(page.getByText(t("notes.conflictTitle"))).toBeVisible();
    await expect(page.getByRole("region", { name: t("notes.otherVersion") })).toContainText(
      "Written on the tablet.",
    );
    await expect(text).toContainText("Written on the phone.");
    await expect(saved).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(button(t("notes.keepBoth")));
    await expect(button(t("notes.new"))).toBeFocused();
    await expect(page.getByText(t("notes.count", { count: 2 }))).toBeVisible();
  });
});
