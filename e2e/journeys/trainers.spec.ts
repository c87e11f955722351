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
    const words = (count: number) => ({
      items: [
        {
          capsule: {
            id: "0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d1e",
            title: "Duits",
            domain: "languages",
            area: "foreign",
            language: "nl",
          },
          lang: "de",
          words: ["das Fenster", "die Katze"].slice(0, count).map((term) => ({
            id: term,
            terms: [term],
            reading: null,
            meanings: [
              { language: "nl", texts: [term === "das Fenster" ? "het raam" : "de kat"] },
              { language: "fr", texts: [term === "das Fenster" ? "la fenêtre" : "le chat"] },
            ],
          })),
        },
      ],
    });
    expect((await member.mine()).items).toEqual([]);
    await page.goto("/toolbox/vocabulary");
    await settle(page);
    await expect(page.getByRole("heading", { name: t("tools.trainer.noWords") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("tools.trainer.toCatalogue") })).toBeVisible();
    await expectAccessible(page);

    await page.route("**/trainers/vocabulary", (route) => route.fulfill({ json: words(1) }));
    await page.reload();
    await settle(page);
    const field = page.getByRole("textbox");
    await keyboard.fill(field, "raan");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("tools.trainer.verdict.mistake"))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await keyboard.fill(field, "het raam");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("tools.trainer.verdict.right"))).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: t("tools.trainer.done") })).toBeVisible();
    await keyboard.press(page.getByRole("button", { name: t("tools.trainer.restart") }));
    await keyboard.tabTo(page.getByRole("radio", { name: "Nederlands", exact: true }));
    await page.keyboard.press("ArrowRight");
    await keyboard.fill(field, "la fenetre");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("tools.trainer.verdict.accent"))).toBeVisible();
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
