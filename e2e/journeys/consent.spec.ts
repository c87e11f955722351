import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the choice of cookies, in French", () => {
  test.use({ hasAnswered: false, viewport: { width: 390, height: 844 } });

  test("counts nothing before it, is made by keyboard alone, and can be changed", async ({
    page,
    keyboard,
    texts: { t },
  }) => {
    const counted: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/analytics/visits")) counted.push(request.postData() ?? "");
    });
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await page.goto("/legal/cookies");
    const banner = page.getByRole("region", { name: t("consent.title") });
    await expect(banner).toBeVisible();
    await settle(page);
    await expectAccessible(page);
    const [reject, accept] = await Promise.all(
      [t("consent.rejectAll"), t("consent.acceptAll")].map((name) => button(name).boundingBox()),
    );
    expect([reject?.width, reject?.height]).toEqual([accept?.width, accept?.height]);
    expect(counted).toEqual([]);

    // What has the focus at the end of the page stands above the banner.
    const preferences = button(t("shell.cookiePreferences"));
    await preferences.focus();
    const focused = await preferences.boundingBox();
    const over = await banner.boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);

    const sent = page.waitForResponse((response) => response.url().endsWith("/analytics/visits"));
    await keyboard.press(button(t("consent.acceptAll")));
    expect((await sent).status()).toBe(204);
    await expect(banner).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(counted).toEqual([JSON.stringify({ screen: "legal", language: "fr" })]);

    await keyboard.press(preferences);
    const dialog = page.getByRole("dialog", { name: t("consent.preferences") });
    const analytics = dialog.getByRole("switch", { name: t("consent.analytics") });
    await expect(analytics).toBeChecked();
    await expectAccessible(page);
    await keyboard.press(analytics, "Space");
    await keyboard.press(button(t("consent.save")));
    await expect(dialog).toBeHidden();

    await page.reload();
    await settle(page);
    await keyboard.press(preferences);
    await expect(analytics).not.toBeChecked();
    await expect(banner).toBeHidden();
    expect(counted).toHaveLength(1);
  });
});
