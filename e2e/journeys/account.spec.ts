import { expectAccessible } from "../src/expectAccessible.ts";
import { Outbox } from "../src/Outbox.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

const newPassword = "Distille-4-gouttes";

test.describe("a forgotten password", () => {
  test.use({ language: "fr", viewport: { width: 390, height: 844 } });

  test("is replaced by a mailed link, which ends the old session", async ({
    page,
    member,
    server,
    texts,
  }) => {
    const { t } = texts;
    const outbox = new Outbox(server.outbox);
    const address = `${member.username}@example.org`;
    const password = page.getByRole("textbox", { name: t("account.newPassword"), exact: true });

    await page.goto("/forgot-password");
    await page.getByRole("textbox", { name: t("account.email") }).fill(address);
    await page.getByRole("button", { name: t("account.forgotSend") }).click();
    await expect(page.getByText(t("account.forgotSent", { email: address }))).toBeVisible();

    const sentence = t("mail.password_reset.body");
    await expect.poll(() => outbox.linkIn(address, sentence)).not.toBeNull();
    const link = outbox.linkIn(address, sentence) ?? "";
    for (let times = 0; times < 10; times += 1) {
      expect((await page.request.get(link)).status()).toBe(200);
      expect((await page.request.head(link)).status()).toBe(200);
    }

    await page.goto(link);
    await settle(page);
    await expect(page.getByRole("button", { name: t("account.resetSave") })).toBeVisible();
    await password.fill(newPassword);
    await page.getByLabel(t("account.passwordConfirm")).fill(newPassword);
    await page.getByRole("button", { name: t("account.resetSave") }).click();
    await expect(page.getByRole("heading", { name: t("account.resetDone") })).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get(`${server.origin}/api/v2/users/me`)).status()).toBe(401);

    await page
      .getByRole("main")
      .getByRole("link", { name: t("account.signIn") })
      .click();
    await page.getByLabel(t("login.identifier")).fill(member.username);
    await page.getByRole("textbox", { name: t("login.password") }).fill(newPassword);
    await page.getByRole("button", { name: t("login.signIn"), exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/u);
  });
});
