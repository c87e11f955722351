import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the toolbox by keyboard", () => {
  test.use({ language: "nl", theme: "light", viewport: { width: 390, height: 844 } });

  test("calculates beside the screen, and says what it cannot", async ({
    page,
    member,
    texts: { t },
  }) => {
    expect((await member.mine()).items).toEqual([]);
    await page.goto("/library");
    await settle(page);
    const opener = page.getByRole("button", { name: t("toolbox.title") });
    await opener.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: t("toolbox.title"), exact: true });
    await expect(panel).toBeFocused();
    const calculator = panel.getByRole("button", { name: t("toolbox.calculator.name") });
    await calculator.focus();
    await page.keyboard.press("Enter");
    const display = page.getByRole("textbox", { name: t("tools.calculator.expression") });
    await display.focus();
    await page.keyboard.type("12,5*(3+1)");
    await page.keyboard.press("Enter");
    const result = page.locator("output");
    await expect(result).toHaveText("= 50");
    for (const [written, said] of [
      ["1/0", t("tools.calculator.notFinite")],
      ["9**9**9", t("tools.calculator.notFinite")],
      ["2+", t("tools.calculator.invalid")],
      ["9".repeat(10_000), t("tools.calculator.tooLong", { most: 500 })],
    ] as const) {
      await display.fill(written);
      await page.keyboard.press("Enter");
      await expect(result).toHaveText(said);
    }
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });
});
