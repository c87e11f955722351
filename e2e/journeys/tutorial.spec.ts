import { expectAccessible } from "../src/expectAccessible.ts";
import { expect, test } from "../src/test.ts";

test.describe("the tour for who is new", () => {
  test.use({ language: "en", theme: "dark", viewport: { width: 1280, height: 800 } });

  test("is offered once, taken by keyboard, left, gone on with and finished", async ({
    page,
    keyboard,
    member,
    texts,
  }) => {
    const { t } = texts;
    const steps = ["welcome", "header", "create", "toolbox", "library", "completion"] as const;
    const step = (index: number) =>
      page.getByRole("heading", { name: t(`tools.tour.${steps[index] ?? "welcome"}.title`) });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const next = () => keyboard.press(button(t("tools.tutorial.next")));
    const state = () => expect.poll(() => member.tutorial());
    await member.saveTutorial("not_started", 0);

    await page.goto("/library");
    const offer = page.getByRole("dialog", { name: t("tools.tutorial.promptTitle") });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(button(t("tools.tutorial.start")));
    await expect(step(0)).toBeFocused();
    await expect(page).toHaveURL(/\/dashboard$/);
    await next();
    await state().toMatchObject({ status: "in_progress", last_step_index: 1 });

    await page.goto("/stats");
    await expect(step(1)).toBeFocused();
    await expect(page).toHaveURL(/\/dashboard$/);
    await keyboard.press(button(t("tools.tutorial.previous")));
    await expect(step(0)).toBeFocused();
    await expect(page.getByText(t("tools.tutorial.step", { step: 1, total: 6 }))).toBeVisible();
    await next();
    await next();
    await expect(step(2)).toBeFocused();
    await expectAccessible(page);

    // What the step is about is used by keyboard, while the rest of the page is out of reach.
    const topic = page.getByRole("textbox", { name: t("dashboard.topic") });
    expect(await topic.evaluate((field) => field.closest("[inert]") !== null)).toBe(true);
    await keyboard.press(button(t("member.createCapsule")));
    const creation = page.getByRole("dialog").getByRole("textbox", { name: t("create.topic") });
    await expect(creation).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(creation).toHaveCount(0);
    await expect(step(2)).toBeVisible();

    await keyboard.press(button(t("tools.tutorial.skip")));
    await state().toMatchObject({ status: "skipped", last_step_index: 2 });
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await keyboard.press(button(t("member.accountMenu", { name: member.username })));
    await keyboard.press(button(t("member.tour")));
    await expect(step(2)).toBeFocused();
    await next();
    await next();
    await expect(step(4)).toBeFocused();
    await expect(page).toHaveURL(/\/capsules$/);
    await keyboard.press(page.getByRole("link", { name: t("member.library"), exact: true }));
    await expect(page).toHaveURL(/\/library$/);
    await next();
    await keyboard.press(button(t("tools.tutorial.finish")));
    await state().toMatchObject({ status: "completed", last_step_index: 5 });
    await expect(page).toHaveURL(/\/capsules$/);
  });
});
