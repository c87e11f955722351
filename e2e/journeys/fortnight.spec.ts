import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/expectAccessible.ts";
import { expectReflow } from "../src/expectReflow.ts";
import { answerItem, playLesson } from "../src/playLesson.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

const day = 24 * 60 * 60 * 1000;

test.afterEach(({ server }) => server.turnClock(0));

test.describe("fourteen days of a learner with two devices", () => {
  test.use({ language: "en", viewport: { width: 390, height: 844 } });

  test("hold a badge, reviews, a quest, a missed day and a sick one, and add up in the end", async ({
    browser,
    context,
    page,
    keyboard,
    member,
    server,
    texts,
  }) => {
    test.slow();
    const { t } = texts;
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("The catalogue is empty.");
    await member.enroll(capsule.id);
    const plan = await member.capsule(capsule.id, capsule.domain, capsule.area);
    const lesson = plan.granules[0]?.molecules[0];
    if (lesson === undefined) throw new Error(`${capsule.title} has no lesson.`);
    const { atoms } = await member.lesson(lesson.id);
    const asked = atoms.filter(({ content_type: kind }) => kind !== "lesson");
    const seenAgain = asked[0]?.id ?? "";

    const elsewhere = await browser.newContext({
      storageState: await context.storageState(),
      baseURL: server.origin,
      viewport: { width: 1280, height: 800 },
    });
    const other = await elsewhere.newPage();
    const bell = (of: Page, unread: number) =>
      of.getByRole("button", {
        name: new RegExp(
          `^${t("member.notifications", { count: 0 })}${unread === 0 ? "$" : `, ${unread} `}`,
          "u",
        ),
      });
    const streak = (days: number) =>
      page.getByRole("heading", { name: t("learning.streak.days", { days }) });
    const badge = t("badges.name.first_lesson");
    const begin = Date.now();

    /** Begins a day: the server's clock and that of both browsers are turned to it. */
    const wake = async (number: number) => {
      await server.turnClock(number * day);
      for (const device of [page, other]) await device.clock.setSystemTime(begin + number * day);
    };
    /** Goes through what is due, by keys alone: how many cards there were. */
    const review = async () => {
      const { items } = await member.reviewQueue();
      if (items.length === 0) return 0;
      await page.goto("/reviews/session");
      for (const { atom } of items) {
        const named = (name: string) => page.getByRole("button", { name, exact: true });
        await answerItem({ page, keyboard, texts }, atom);
        const ends = atom.content_type === "flashcards" ? "exercise.finishCards" : "exercise.check";
        await expect(named(t(ends))).toBeEnabled();
        await named(t(ends)).press("Enter");
        const good = page.getByRole("button", { name: new RegExp(`^${t("review.good")}`, "u") });
        await expect(good).toBeVisible();
        await page.keyboard.press("3");
      }
      await expect(page.getByRole("heading", { name: t("review.screen.doneTitle") })).toBeVisible();
      return items.length;
    };
    const reviewed = new Map<number, number>();
    /** Reviews what is due; where nothing is, one answer is looked at once more. */
    const study = async (number: number) => {
      await wake(number);
      reviewed.set(number, await review());
      if (reviewed.get(number) === 0) await member.reveal(seenAgain, 60_000);
    };

    await test.step("day 0: a lesson earns a badge, told at once on the other device", async () => {
      await other.goto("/library");
      await expect(bell(other, 0)).toBeVisible();
      await page.goto(`/session/molecule/${lesson.id}`);
      await settle(page);
      await playLesson({ page, keyboard, texts }, atoms);

      await expect(other.getByText(t("badges.toast.earned", { name: badge }))).toBeVisible();
      await expect(bell(other, 1)).toBeVisible();
      await expect(page.getByText(badge)).toHaveCount(0);
      await page.goto("/badges");
      await expect(page.getByRole("heading", { name: badge })).toBeVisible();
      await bell(page, 1).click();
      await expect(page.getByText(t("notifications.badge.title", { name: badge }))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: t("notifications.markAllRead") }).click();
      await expect(bell(page, 0)).toBeVisible();
      await expect(bell(other, 0)).toBeVisible();
    });
    for (const number of [1, 2, 3, 4]) await study(number);
    await test.step("day 5: a quest", async () => {
      await wake(5);
      const { quest } = await member.quests();
      if (quest.kind !== "quest") throw new Error(`There is no quest: ${quest.kind}.`);
      await page.goto("/quests");
      await page.getByRole("link", { name: t("quest.card.start") }).click();
      for (const { atom } of quest.items) {
        if (atom.content_type === "lesson") {
          await page.getByRole("button", { name: t("exercise.finishReading") }).click();
          continue;
        }
        await answerItem({ page, keyboard, texts }, atom);
        await page.getByRole("button", { name: t("exercise.check"), exact: true }).click();
        await page.getByRole("button", { name: t("exercise.continue") }).click();
      }
      await expect(
        page.getByRole("heading", { name: t("quest.session.rightTitle") }),
      ).toBeFocused();
    });
    await test.step("day 6: a week of study is counted on the other device, days after its start", async () => {
      await study(6);
      await expect(bell(other, 3)).toBeVisible();
      await other.goto("/badges");
      await expect(other.getByRole("heading", { name: t("badges.name.streak_7") })).toBeVisible();
    });
    await test.step("day 8: the day that was missed is the week’s pause", async () => {
      await study(8);
      expect(await member.stats()).toMatchObject({ streak_days: 8 });
    });
    await study(9);
    await test.step("day 11: a second day missed breaks the streak, until it was a sick day", async () => {
      await study(11);
      const refusal = { status: 404, contentType: "application/problem+json", body: "{}" };
      await page.route("**/progress/activity*", (route) => route.fulfill(refusal), { times: 1 });
      await page.goto("/stats");
      await expect(page.getByRole("heading", { name: t("stats.failed") })).toBeVisible();
      await page.getByRole("button", { name: t("kit.retry") }).click();
      await expect(streak(1)).toBeVisible();
      await settle(page);
      await expectAccessible(page);
      await expectReflow(page, "stats");
      await page.getByText(t("stats.sick.title")).click();
      await page.getByRole("button", { name: t("stats.sick.declare") }).click();
      await expect(streak(10)).toBeVisible();
      await page.getByRole("button", { name: t("stats.sick.withdraw") }).click();
      await expect(streak(1)).toBeVisible();
      await page.getByRole("button", { name: t("stats.sick.declare") }).click();
      await expect(streak(10)).toBeVisible();
    });
    for (const number of [12, 13]) await study(number);

    await test.step("in the end: every row adds up to what the screens say", async () => {
      const rows = await member.account();
      const of = (table: string) => rows[table] ?? [];
      const sum = (table: string, column: string) =>
        of(table).reduce((total, row) => total + Number(row[column]), 0);
      const standing = of("reviews").filter(({ undone_at: undone }) => undone === null);
      const cards = [...reviewed.values()].reduce((total, count) => total + count, 0);
      expect(standing).toHaveLength(cards);
      expect(cards).toBeGreaterThan(10);
      expect(of("study_days")).toHaveLength(12);
      expect(of("sick_days")).toHaveLength(1);
      expect(of("notifications")).toHaveLength(of("awarded_badges").length);
      const awarded = sum("answers", "xp_awarded") + sum("answers", "bonus_xp_awarded");
      expect(await member.stats()).toMatchObject({
        streak_days: 12,
        lessons_completed: 2,
        answers_logged: sum("study_days", "answers"),
        xp_total: awarded + sum("xp_awards", "xp"),
      });
      const quest = of("xp_awards").filter(({ reason }) => reason === "quest");
      expect(quest).toHaveLength(1);
    });
    await elsewhere.close();
  });
});
