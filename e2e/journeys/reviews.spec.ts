import { expectAccessible } from "../src/expectAccessible.ts";
import { listenToReads } from "../src/listenToReads.ts";
import { answerItem } from "../src/playLesson.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

const day = 24 * 60 * 60 * 1000;

test.afterEach(({ server }) => server.turnClock(0));

test.describe("what was missed", () => {
  test.use({ language: "nl", theme: "dark", viewport: { width: 390, height: 844 } });

  test("comes back on the next day, is answered again, and graded as the learner says", async ({
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
    const missed = atoms.find(({ content_type: kind }) => kind !== "lesson");
    if (missed?.metadata.hint === undefined) throw new Error(`${lesson.title} gives no hint.`);

    await page.goto(`/session/molecule/${lesson.id}`);
    await settle(page);
    for (const { content_type: kind } of atoms) {
      if (kind !== "lesson") break;
      await page.getByRole("button", { name: t("exercise.finishReading") }).click();
    }
    await page.getByRole("button", { name: t("exercise.reveal"), exact: true }).click();
    await expect.poll(async () => (await member.stats()).answers_logged).toBeGreaterThan(1);
    const { xp_total: before, reviews_due: dueToday } = await member.stats();
    expect(dueToday).toBe(0);

    await server.turnClock(day);
    const readSince = listenToReads(page);
    await page.goto("/stats");
    await settle(page);
    expect(readSince()).toEqual(["progress/activity"]);
    await page.goto("/dashboard");
    await expect(page.getByText(t("dashboard.reviewsTitle", { count: 1 }))).toBeVisible();
    await settle(page);
    expect(readSince()).toEqual(["progress/dashboard"]);
    await page.getByRole("link", { name: t("dashboard.reviewsStart") }).click();

    const check = page.getByRole("button", { name: t("exercise.check"), exact: true });
    const graded = page.getByText(
      t("review.graded", { rating: t("review.hard"), interval: "2 dagen" }),
    );
    await page.getByRole("button", { name: t("exercise.showHint") }).click();
    expect(readSince()).toEqual(["reviews/queue"]);
    await answerItem({ page, keyboard, texts }, missed);
    const logged = page.waitForResponse(/\/reviews\/log$/u);
    await check.click();
    expect(await (await logged).json()).toMatchObject({ rating: "hard", score: 1 });
    await expect(graded).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press("3");
    await expect(page.getByRole("heading", { name: t("review.screen.doneTitle") })).toBeVisible();
    await expectAccessible(page);
    expect(await member.stats()).toMatchObject({ xp_total: before + 2, reviews_due: 0 });

    await page.goto("/reviews");
    await expect(page.getByRole("heading", { name: t("review.none") })).toBeVisible();
    await page.getByRole("link", { name: t("review.settings.title") }).click();
    await page.getByLabel(t("review.settings.retention")).selectOption("0.97");
    await expect(page.getByText(t("review.settings.saved"))).toBeVisible();
    await page.getByText(t("review.settings.memory")).click();
    const missing = { missing: 999, reviews: 1, needed: 1000 };
    await expect(page.getByText(t("memory.missing", missing))).toBeVisible();

    await page.goto("/reviews");
    await page.getByRole("button", { name: t("review.screen.restart") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("review.screen.restart") }).click();
    const own = page.getByRole("main");
    await own.getByRole("link", { name: t("review.screen.reviewCapsule"), exact: true }).click();
    await page.getByRole("button", { name: t("review.player.putAside") }).click();
    await page.getByRole("button", { name: t("review.player.suspend") }).click();
    await expect(page.getByRole("heading", { name: t("review.screen.doneTitle") })).toBeVisible();
    await page.goto("/reviews");
    await page.getByRole("button", { name: t("review.screen.showHeld", { count: 1 }) }).click();
    await expect(page.getByRole("button", { name: t("review.screen.release") })).toBeVisible();
  });
});
