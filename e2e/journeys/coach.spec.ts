import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the coach, in French", () => {
  test.use({ language: "fr", theme: "light", viewport: { width: 1280, height: 900 } });

  test("says what is best done, answers with its sources, and plans to a deadline", async ({
    page,
    member,
    keyboard,
    texts: { t },
  }) => {
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("no capsule ships with the product");
    await member.enroll(capsule.id);
    const tab = (name: string) => page.getByRole("tab", { name });
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await page.goto("/toolbox/coach");
    await settle(page);
    await expect(page.getByRole("region", { name: t("coach.today") })).toContainText(capsule.title);
    await expect(page.getByText(t("coach.noFocus"))).toBeVisible();
    await expectAccessible(page);

    await tab(t("coach.talk")).press("Enter");
    await keyboard.press(button(t("coachAnswers.ask.progress")));
    const said = page.getByRole("region", {
      name: t("tools.chat.messages", { name: t("tools.coach.name") }),
    });
    await expect(said).toContainText(capsule.title);
    await expect(said.getByRole("link", { name: capsule.title, exact: true })).toBeVisible();
    await keyboard.fill(
      page.getByRole("textbox", { name: t("tools.chat.write") }),
      "Écris-moi un poème sur la mer",
    );
    await page.keyboard.press("Enter");
    await expect(said).toContainText(t("coachAnswers.needsWriting"));
    await expectAccessible(page);

    await tab(t("coach.plan")).press("Enter");
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(t("coach.planDay")).fill(day);
    await keyboard.press(button(t("coach.planMake")));
    await expect(page.getByText("Rééquilibre ton temps et retente le planning.")).toBeVisible();
    await expectAccessible(page);
    const later = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(t("coach.planDay")).fill(later);
    await keyboard.press(button(t("coach.planChange")));
    await expect(page.getByText("Rééquilibre ton temps et retente le planning.")).toBeHidden();
    const calendar = page.waitForEvent("download");
    await keyboard.press(button(t("coach.calendarFile")));
    expect((await calendar).suggestedFilename()).toBe("alambic.ics");
    await keyboard.press(button(t("coach.feedMake")));
    await expect(page.getByLabel(t("coach.feedAddress"))).toHaveValue(/^http.+calendar\/.{20,}/u);
  });
});
