import { settle } from "../src/settle.ts";
import { Member } from "../src/Member.ts";
import { expect, test } from "../src/test.ts";

test.describe("the profile, in Dutch", () => {
  test.use({ language: "nl" });

  test("gives a member another name and all their data, and deletes the account for good", async ({
    page,
    keyboard,
    member,
    texts: { t },
  }) => {
    const name = `${member.username}-2`;
    const button = (label: string) => page.getByRole("button", { name: label, exact: true });

    await page.goto("/profile");
    await settle(page);
    await keyboard.fill(page.getByLabel(t("account.username")), name);
    await keyboard.press(button(t("profile.saveName")));
    await expect(page.getByText(t("profile.saved"))).toBeVisible();

    const archive = page.waitForEvent("download");
    await keyboard.press(button(t("profile.export")));
    expect((await archive).suggestedFilename()).toMatch(/^alambic.*\.zip$/u);

    await keyboard.press(button(t("profile.delete")));
    const dialog = page.getByRole("dialog");
    const password = dialog.getByRole("textbox", { name: t("profile.currentPassword") });
    const confirm = dialog.getByRole("button", { name: t("profile.deleteConfirm") });
    await keyboard.fill(password, "Not-the-password-1");
    await keyboard.press(confirm);
    await expect(dialog.getByRole("alert")).toBeVisible();
    await keyboard.fill(password, Member.password);
    await keyboard.press(confirm);
    await expect(page).toHaveURL(/\/$/u);

    await page.goto("/login");
    await page.getByLabel(t("login.identifier")).fill(name);
    await page.getByRole("textbox", { name: t("login.password") }).fill(Member.password);
    await keyboard.press(button(t("login.signIn")));
    await expect(page.getByText(t("login.failed"))).toBeVisible();
  });
});
