import type { Quest, QuestBoard } from "@alambic/contract";
import { expectAccessible } from "../src/expectAccessible.ts";
import { answerItem } from "../src/playLesson.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

const day = 24 * 60 * 60 * 1000;

test.afterEach(({ server }) => server.turnClock(0));

function questIn({ quest }: QuestBoard): Quest {
  if (quest.kind !== "quest") throw new Error(`There is no quest: ${quest.kind}.`);
  return quest;
}

test.describe("the quest of the day", () => {
  test.use({ language: "en", theme: "light", viewport: { width: 390, height: 844 } });

  test("is done but for one answer, corrected, and comes back on the next day", async ({
    page,
    keyboard,
    member,
    server,
    texts,
  }) => {
    const { t, number } = texts;
    const check = page.getByRole("button", { name: t("exercise.check"), exact: true });
    const goOn = page.getByRole("button", { name: t("exercise.continue") });
    const percent = (share: number) => number(share, { style: "percent" });

    await page.goto("/quests");
    await expect(page.getByRole("link", { name: t("quest.card.choose") })).toBeVisible();
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("The catalogue is empty.");
    await member.enroll(capsule.id);
    expect(await member.stats()).toMatchObject({ quests_available: 1, xp_total: 0 });

    await page.goto("/dashboard");
    await page.getByRole("link", { name: t("member.questStart") }).click();
    const first = questIn(await member.quests());
    await page.getByRole("link", { name: t("quest.card.start") }).click();
    const exercises = first.items.filter(({ atom }) => atom.content_type !== "lesson");
    const missed = exercises.find(({ atom }) => atom.content_type === "quiz")?.atom;
    for (const { atom } of first.items) {
      if (atom.content_type === "lesson") {
        await page.getByRole("button", { name: t("exercise.finishReading") }).click();
        continue;
      }
      if (atom.content_type === "quiz" && atom === missed) {
        const { choices, correct_choice_ids: right } = atom.content;
        const wrong = choices.findIndex(({ id }) => !right.includes(id)) + 1;
        await keyboard.press(page.getByRole("radio"), String(wrong));
      } else {
        await answerItem({ page, keyboard, texts }, atom);
      }
      await check.click();
      await goOn.click();
    }
    const score = (exercises.length - 1) / exercises.length;
    await expect(page.getByRole("heading", { name: t("quest.session.doneTitle") })).toBeFocused();
    await expect(page.getByText(percent(score))).toBeVisible();
    const { standing } = questIn(await member.quests());
    expect(standing).toMatchObject({
      state: "answered",
      score_percentage: Math.round(score * 100),
      xp_awarded: Math.round(standing.xp * score),
      needs_rework: false,
    });
    const { xp_total: before } = await member.stats();

    await page.getByRole("link", { name: t("quest.card.showCorrection") }).click();
    await expect(page.getByText(t("quest.correction.askAnswered"))).toBeVisible();
    await page.getByRole("button", { name: t("quest.correction.show") }).click();
    await expect(page.getByRole("heading", { name: t("quest.correction.title") })).toBeVisible();
    const total = exercises.length;
    const counted = { right: total - 1, total, percent: percent(score) };
    await expect(page.getByText(t("quest.correction.score", counted))).toBeVisible();
    await settle(page);
    await expectAccessible(page);
    expect(await member.stats()).toMatchObject({ quests_available: 0, xp_total: before });

    await server.turnClock(day);
    await page.goto("/quests");
    await expect(
      page.getByRole("heading", { name: t("quest.task.rework.title", { count: 1 }) }),
    ).toBeVisible();
    await expectAccessible(page);
    const second = await member.quests();
    const [again] = questIn(second).items;
    expect(again).toMatchObject({ reason: "rework", atom: { id: missed?.id } });
    expect(second.history).toMatchObject([
      { standing: { id: standing.id, state: "corrected", needs_rework: true } },
    ]);
    await page.getByRole("link", { name: t("quest.card.start") }).click();
    if (again === undefined) throw new Error("Nothing comes back.");
    await answerItem({ page, keyboard, texts }, again.atom);
    await check.click();
    await expect(goOn).toBeVisible();
    await expect
      .poll(async () => (await member.quests()).history)
      .toMatchObject([{ standing: { id: standing.id, needs_rework: false } }]);
    expect(questIn(await member.quests()).standing).toMatchObject({ state: "open", answered: 1 });
  });
});
