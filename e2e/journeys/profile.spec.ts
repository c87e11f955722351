import { settle } from "../src/settle.ts";
import { Member } from "../src/Member.ts";
import { totp } from "../src/totp.ts";
import { expect, test } from "../src/test.ts";

/** Of a device that knows its owner by a finger, and asks nobody in a test. */
const authenticator = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

test.describe("the profile, in Dutch", () => {
  // What the service worker holds would come without the network.
  test.use({ language: "nl", serviceWorkers: "block" });

  test("gives a member another name, a second step, a passkey and all their data, and deletes the account for good", async ({
    page,
    context,
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

    // A second step: its key, a first code, codes to keep; then signing in asks for one.
    await keyboard.press(button(t("profile.secondStepSetUp")));
    const steps = page.getByRole("dialog");
    await keyboard.fill(
      steps.getByRole("textbox", { name: t("profile.currentPassword") }),
      Member.password,
    );
    await keyboard.press(steps.getByRole("button", { name: t("profile.next") }));
    await expect(steps.getByRole("img", { name: t("profile.keyPicture") })).toBeVisible();
    await expect(steps.getByLabel(t("profile.code"))).toBeFocused();
    const key = (await steps.getByRole("strong").innerText()).replaceAll(/\s/gu, "");
    await keyboard.fill(steps.getByLabel(t("profile.code")), totp(key, Date.now()));
    await keyboard.press(steps.getByRole("button", { name: t("profile.secondStepConfirm") }));
    await expect(steps.getByRole("listitem")).toHaveCount(10);
    const recoveryCode = await steps.getByRole("listitem").first().innerText();
    await keyboard.press(steps.getByRole("button", { name: t("profile.recoveryCodesKept") }));
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await page.getByLabel(t("login.identifier")).fill(name);
    await page.getByRole("textbox", { name: t("login.password") }).fill(Member.password);
    await keyboard.press(button(t("login.signIn")));
    const code = page.getByLabel(t("login.code"), { exact: true });
    await expect(code).toBeFocused();
    await keyboard.fill(code, "000000");
    await keyboard.press(button(t("login.signIn")));
    await expect(page.getByText(t("login.failed"))).toBeVisible();
    await keyboard.fill(code, recoveryCode);
    await keyboard.press(button(t("login.signIn")));
    await expect(page).toHaveURL(/\/dashboard$/u);
    await page.goto("/profile");
    await settle(page);

    // A passkey, held by an authenticator of the browser: it signs in alone, and in place of the code.
    const browser = await context.newCDPSession(page);
    await browser.send("WebAuthn.enable");
    await browser.send("WebAuthn.addVirtualAuthenticator", { options: authenticator });
    await keyboard.press(button(t("profile.passkeysManage")));
    await keyboard.press(steps.getByRole("button", { name: t("profile.passkey.add") }));
    const passkeyName = steps.getByLabel(t("profile.passkey.name"), { exact: true });
    await expect(passkeyName).toBeFocused();
    await keyboard.fill(passkeyName, "Laptop");
    await keyboard.fill(
      steps.getByRole("textbox", { name: t("profile.currentPassword") }),
      Member.password,
    );
    await keyboard.press(steps.getByRole("button", { name: t("profile.passkey.create") }));
    await expect(steps.getByRole("listitem")).toContainText("Laptop");
    const signOut = async () => {
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto("/login");
    };
    await signOut();
    // Its code does not come: the page is loaded anew once, then it is told.
    const passkeyCode = /\/signInWithPasskey-/u;
    await page.route(passkeyCode, (route) => route.abort());
    const reloaded = page.waitForEvent("load");
    await keyboard.press(button(t("login.passkey")));
    await reloaded;
    await keyboard.press(button(t("login.passkey")));
    await expect(page.getByText(t("login.failed"))).toBeVisible();
    await page.unroute(passkeyCode);
    await page.reload();
    await keyboard.press(button(t("login.passkey")));
    await expect(page).toHaveURL(/\/dashboard$/u);
    await signOut();
    await page.getByLabel(t("login.identifier")).fill(name);
    await page.getByRole("textbox", { name: t("login.password") }).fill(Member.password);
    await keyboard.press(button(t("login.signIn")));
    await keyboard.press(button(t("login.byPasskey")));
    await expect(page).toHaveURL(/\/dashboard$/u);
    await page.goto("/profile");
    await settle(page);

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

test("the test account sees the app as a Pro member does, until it is left or the tab closed", async ({
  page,
  context,
  server,
  texts: { t },
}) => {
  await Member.signUp(context, server.origin, "tester", "fr");
  const banner = page.getByText(t("tools.testMode.title", { tier: "pro" }));
  await page.goto("/dashboard?test_tier=pro");
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(page.getByText(t("member.membership", { plan: "pro" })).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByText(t("member.membership", { plan: "free" })).first()).toBeVisible();
  await other.close();
  // The server allows no more for it.
  await page.goto("/profile");
  await expect(banner).toBeVisible();
  await page.getByRole("switch", { name: t("profile.offlineSwitch") }).click();
  await expect(page.getByText(t("profile.offlineFailed"))).toBeVisible();
  await page.getByRole("button", { name: t("tools.testMode.leave") }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await page.getByRole("switch", { name: t("profile.offlineSwitch") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
