import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the debate", () => {
  test.use({ language: "fr", theme: "light", viewport: { width: 1280, height: 900 } });

  test("is opened by a capsule, argued and judged by keyboard alone, and kept", async ({
    page,
    member,
    keyboard,
    texts: { t },
  }) => {
    const open = async () => {
      await page.goto("/toolbox/debate");
      await settle(page);
    };
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    const part = (name: string) => page.getByRole("article", { name, exact: true });
    const [first, second] = [t("debate.reason", { place: 1 }), t("debate.reason", { place: 2 })];

    await open();
    await expect(page.getByText(t("debate.lockedTitle"))).toBeVisible();
    const capsule = await member.found("L’invention de l’imprimerie");
    await member.enroll(capsule.id);

    await open();
    await expect(page.getByText(t("debate.prompts", { capsule: capsule.title }))).toBeVisible();
    const question = t("debate.prompt.second", { domain: "social_sciences" });
    await keyboard.press(button(question));
    await expect(field(t("debate.question"))).toHaveValue(question);
    await expect(field(t("debate.claim"))).toBeFocused();
    await keyboard.fill(field(t("debate.claim")), "On peut le comprendre sans le juger.");
    await keyboard.press(button(t("debate.add", { kind: "reason" })));
    await expect(field(first)).toBeFocused();
    await page.keyboard.insertText("Les valeurs changent.");
    await keyboard.press(button(t("debate.add", { kind: "reason" })));
    await page.keyboard.insertText("Les sources manquent.");
    await keyboard.tabTo(part(second).getByRole("button", { name: t("debate.moveUp") }));
    await page.keyboard.press("Enter");
    await expect(field(first)).toHaveValue("Les sources manquent.");
    await expect(part(first).getByRole("button", { name: t("debate.moveDown") })).toBeFocused();
    await keyboard.tabTo(part(first).getByRole("button", { name: t("debate.removePart") }));
    await page.keyboard.press("Enter");
    await expect(part(second)).toHaveCount(0);
    await keyboard.press(button(t("debate.undo")));
    await expect(field(first)).toHaveValue("Les sources manquent.");
    await expect(field(first)).toBeFocused();
    await keyboard.press(button(t("debate.add", { kind: "objection" })));
    await page.keyboard.insertText("Des contemporains jugeaient déjà.");
    await keyboard.fill(field(t("debate.reply", { place: 1 })), "Peu d’entre eux.");
    const outline = page.getByRole("region", { name: t("debate.outline") });
    await expect(outline.getByRole("listitem")).toHaveCount(3);

    for (const criterion of [
      "clear_claim",
      "reasons_support",
      "evidence",
      "objection_met",
      "fair_wording",
      "conclusion_follows",
    ] as const) {
      const group = page.getByRole("radiogroup", { name: t(`debate.criterion.${criterion}`) });
      await keyboard.tabTo(group);
      await keyboard.keys("ArrowDown", "ArrowDown");
    }
    const overall = t("debate.overall", { level: "sound", points: 12, most: 18 });
    await expect(page.getByText(overall)).toBeVisible();
    await expect(page.getByText(t("debate.coachNone"))).toBeVisible();
    await expect(page.getByText(t("tools.note.saved"))).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await settle(page);
    await expect(page.getByRole("article", { name: question })).toContainText(overall);
    await keyboard.press(button(t("debate.open")));
    await expect(field(first)).toHaveValue("Les sources manquent.");
    await expect(page.getByText(overall)).toBeVisible();

    await keyboard.press(button(t("debate.remove")));
    await expect(page.getByText(t("debate.removed"))).toBeVisible();
    await button(t("debate.undo")).press("Enter");
    await expect(page.getByText(t("debate.restored"))).toBeVisible();
    await expect(page.getByRole("article", { name: question })).toBeVisible();
  });
});
