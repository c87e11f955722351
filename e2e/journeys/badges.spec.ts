import type { BadgeBoard, NotificationPage } from "@alambic/contract";
import { expectAccessible } from "../src/expectAccessible.ts";
import { playLesson } from "../src/playLesson.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("a badge", () => {
  test.use({ language: "en", theme: "dark", viewport: { width: 390, height: 844 } });

  test("is earned on one device, told on both, and read on one for both", async ({
    browser,
    context,
    page,
    keyboard,
    member,
    server,
    texts,
  }) => {
    const { t } = texts;
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("The catalogue is empty.");
    await member.enroll(capsule.id);
    const plan = await member.capsule(capsule.id, capsule.domain, capsule.area);
    const lesson = plan.granules[0]?.molecules[0];
    if (lesson === undefined) throw new Error(`${capsule.title} has no lesson.`);
    const { atoms } = await member.lesson(lesson.id);

    const elsewhere = await browser.newContext({
      storageState: await context.storageState(),
      baseURL: server.origin,
      viewport: { width: 1280, height: 800 },
    });
    const other = await elsewhere.newPage();
    await other.goto("/library");
    await expect(
      other.getByRole("button", { name: t("member.notifications", { count: 0 }) }),
    ).toBeVisible();

    await page.goto(`/session/molecule/${lesson.id}`);
    await settle(page);
    await playLesson({ page, keyboard, texts }, atoms);
    const name = t("badges.name.first_lesson");
    const unread = new RegExp(`^${t("member.notifications", { count: 0 })}, [12] `, "u");
    await expect(other.getByText(t("badges.toast.earned", { name }))).toBeVisible();
    await expect(other.getByRole("button", { name: unread })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);

    await page.goto("/badges");
    await expect(page.getByRole("heading", { name })).toBeVisible();
    const bell = page.getByRole("button", { name: unread });
    await expect(bell).toBeVisible();
    await bell.click();
    await expect(page.getByText(t("notifications.badge.title", { name }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t("notifications.markAllRead") }).click();
    const silent = { name: t("member.notifications", { count: 0 }), exact: true };
    await expect(page.getByRole("button", silent)).toBeVisible();
    await expect(other.getByRole("button", silent)).toBeVisible();

    const ask = async <Answer>(path: string): Promise<Answer> =>
      (await context.request.get(`${server.origin}/api/v2/${path}`)).json();
    const board = await ask<BadgeBoard>("badges");
    const own = board.badges.find(({ key }) => key === "first_lesson");
    expect(own?.unlocked_at).not.toBeNull();
    const stored = await ask<NotificationPage>("notifications");
    expect(stored).toMatchObject({ unread_count: 0, total: board.unlocked });
    await elsewhere.close();
  });
});
