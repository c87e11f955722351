import { dragBy } from "../src/dragBy.ts";
import { expectAccessible } from "../src/expectAccessible.ts";
import type { Member } from "../src/Member.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

/** The first lesson of the first capsule, which the member takes up. */
async function firstLesson(member: Member): Promise<string> {
  const [capsule] = await member.shipped();
  if (capsule === undefined) throw new Error("no capsule ships with the product");
  await member.enroll(capsule.id);
  const plan = await member.capsule(capsule.id, capsule.domain, capsule.area);
  return plan.granules[0]?.molecules[0]?.id ?? "";
}

test.describe("sheets of a phone, in French", () => {
  test.use({ language: "fr", theme: "light", viewport: { width: 390, height: 844 } });

  test("a note is written below the lesson that it is about", async ({
    page,
    member,
    texts: { t },
  }) => {
    await page.goto(`/session/molecule/${await firstLesson(member)}`);
    await settle(page);
    const opener = page.getByRole("button", { name: t("lesson.notes") });
    await opener.click();
    const sheet = page.getByRole("region", { name: t("toolbox.notebook.name") });
    const grabber = sheet.getByRole("button", { name: t("tools.toolbox.fullHeight") });
    const title = sheet.getByLabel(t("tools.note.title"));
    const top = async () => (await sheet.boundingBox())?.y ?? 0;
    await expect(sheet).toBeFocused();
    expect(await top()).toBe(422);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole("main").boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(423);

    await sheet.getByRole("button", { name: t("notes.new") }).click();
    await title.fill("Kana");
    await expectAccessible(page);
    await dragBy(grabber, -300);
    await expect(grabber).toHaveAttribute("aria-pressed", "true");
    await expect.poll(top).toBeLessThan(60);
    await expect(title).toHaveValue("Kana");
    await expectAccessible(page);
    await grabber.press("Enter");
    await expect.poll(top).toBe(422);
    await expect(title).toHaveValue("Kana");
    await dragBy(grabber, 300);
    await expect(sheet).toBeHidden();
  });

  test("notifications rise over the page, and are dragged shut", async ({
    page,
    member,
    keyboard,
    texts: { t },
  }) => {
    expect((await member.mine()).items).toEqual([]);
    await page.goto("/library");
    await settle(page);
    const bell = page.getByRole("button", { name: t("member.notifications", { count: 0 }) });
    const sheet = page.getByRole("dialog", { name: t("notifications.title") });
    await bell.click();
    await expect(sheet.getByText(t("notifications.noneText"))).toBeVisible();
    await expectAccessible(page);
    await dragBy(sheet.locator("div").first(), 400);
    await expect(sheet).toBeHidden();
    await expect(bell).toBeFocused();
    await keyboard.press(bell);
    await expect(sheet).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(bell).toBeFocused();
  });
});

test.describe("popovers of a wide window, in Dutch", () => {
  test.use({ language: "nl", theme: "dark", viewport: { width: 1280, height: 800 } });

  test("notifications, and how a figure is counted, by keyboard", async ({
    page,
    member,
    keyboard,
    texts: { t },
  }) => {
    const { atoms } = await member.lesson(await firstLesson(member));
    await member.reveal(
      atoms.find(({ content_type: kind }) => kind !== "lesson")?.id ?? "",
      60_000,
    );
    await page.goto("/stats");
    await settle(page);
    const bell = page.getByRole("button", { name: t("member.notifications", { count: 0 }) });
    const news = page.getByRole("dialog", { name: t("notifications.title") });
    await keyboard.press(bell);
    await expect(news).toBeFocused();
    await expect(news.getByText(t("notifications.noneText"))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(bell).toBeFocused();
    await expect(news).toBeHidden();

    const question = page.getByRole("button", { name: t("memory.counted") });
    const answer = page.getByRole("dialog", { name: t("memory.counted") });
    await keyboard.press(question);
    await expect(answer).toContainText(t("memory.countedParts"));
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await expect(answer).toBeHidden();
  });
});
