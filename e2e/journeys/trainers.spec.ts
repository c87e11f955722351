import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the trainer of words", () => {
  test.use({ language: "nl", theme: "light", viewport: { width: 1280, height: 800 } });

  test("leads to the catalogue without words, and asks those of a capsule by keyboard", async ({
    page,
    member,
    texts: { t },
    keyboard,
  }) => {
    expect((await member.mine()).items).toEqual([]);
    await page.goto("/toolbox/vocabulary");
    await settle(page);
    await expect(page.getByRole("heading", { name: t("tools.trainer.noWords") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("tools.trainer.toCatalogue") })).toBeVisible();
    await expectAccessible(page);

    const german = await member.found("Duits: eerste woorden");
    await member.enroll(german.id);
    const { items } = await member.trainedWords();
    const known = (asked: string) =>
      items
        .flatMap(({ words }) => words)
        .find(({ terms }) => terms[0] === asked)
        ?.meanings.find(({ language }) => language === "nl")?.texts[0] ?? "";
    await page.reload();
    await settle(page);
    const field = page.getByRole("textbox");
    const asked = page.locator("form [lang=de]").first();
    const first = await asked.innerText();
    await keyboard.fill(field, "xyz");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("tools.trainer.verdict.mistake"))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(asked).not.toHaveText(first);
    await keyboard.fill(field, known(await asked.innerText()));
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("tools.trainer.verdict.right"))).toBeVisible();
    await keyboard.tabTo(page.getByRole("radio", { name: "Nederlands", exact: true }));
    await page.keyboard.press("ArrowRight");
    await expect(field).toHaveValue("");
    await keyboard.press(page.getByRole("button", { name: t("tools.trainer.reveal") }));
    await expect(page.getByText(t("tools.trainer.verdict.revealed"))).toBeVisible();
    await expectAccessible(page);
  });

  test("asks signs to be read and to be written", async ({
    page,
    member,
    texts: { t },
    keyboard,
  }) => {
    await page.goto("/toolbox/alphabets");
    await settle(page);
    const { signs } = await member.alphabet("hiragana");
    const field = page.getByRole("textbox");
    const asked = await page.locator("form [lang=ja]").first().innerText();
    const reading = signs.find(({ sign }) => sign === asked)?.shown ?? "";
    await keyboard.fill(field, reading);
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("tools.trainer.verdict.right"))).toBeVisible();
    await expectAccessible(page);
    await keyboard.tabTo(page.getByRole("radio", { name: t("toolbox.alphabets.read") }));
    await page.keyboard.press("ArrowRight");
    const reveal = page.getByRole("button", { name: t("exercise.reveal"), exact: true });
    await expect(reveal).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(reveal);
    await keyboard.press(page.getByRole("button", { name: t("exercise.continue"), exact: true }));
    await expect(page.getByText(t("tools.trainer.progress", { done: 1, total: 10 }))).toBeVisible();
  });
});
