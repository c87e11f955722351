import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/expectAccessible.ts";
import { showWhole } from "../src/showWhole.ts";
import { expect, test } from "../src/test.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The day and the time that the fields take, in the zone of the browser. */
function fieldsOf(page: Page, moment: Date): Promise<{ day: string; time: string }> {
  return page.evaluate((instant) => {
    const ahead = new Date(instant).getTimezoneOffset() * 60_000;
    const local = new Date(instant - ahead).toISOString();
    return { day: local.slice(0, 10), time: local.slice(11, 16) };
  }, moment.getTime());
}

test.describe("a planned moment of study", () => {
  test.use({ language: "fr", viewport: { width: 390, height: 844 } });

  test("comes when it is due, is put off for six hours, comes in one tab alone, and is done", async ({
    page,
    context,
    member,
    texts,
  }) => {
    const { t } = texts;
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("The catalogue is empty.");
    await member.enroll(capsule.id);
    const plan = `/capsule/${capsule.domain}/${capsule.area}/${capsule.id}/plan`;
    const start = new Date();
    start.setSeconds(0, 0);
    await page.clock.install({ time: start });

    await page.goto(plan);
    await page.getByRole("button", { name: t("plan.schedule") }).click();
    const dialog = page.getByRole("dialog");
    const field = (name: string) =>
      dialog
        .getByLabel(name, { exact: false })
        .and(dialog.locator("input:not([type=radio]), textarea"));
    await expect(field(t("tools.planner.what"))).toHaveValue(capsule.title);
    const past = await fieldsOf(page, new Date(start.getTime() - minute));
    await field(t("tools.planner.date")).fill(past.day);
    await field(t("tools.planner.time")).fill(past.time);
    await dialog.getByRole("button", { name: t("tools.planner.save") }).click();
    await expect(dialog.getByText(t("tools.planner.future")).first()).toBeVisible();
    await expectAccessible(page);

    const due = new Date(start.getTime() + 20 * minute);
    const ahead = await fieldsOf(page, due);
    await field(t("tools.planner.date")).fill(ahead.day);
    await field(t("tools.planner.time")).fill(ahead.time);
    await field(t("tools.planner.notes")).fill("Les cinq signes.");
    await dialog.getByRole("button", { name: t("tools.planner.save") }).click();
    await expect(dialog.getByRole("article", { name: capsule.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    const reminder = page.getByRole("region", { name: t("tools.reminder.region") });
    const words = reminder.getByText(t("tools.reminder.now", { title: capsule.title }));
    const button = (name: string) => reminder.getByRole("button", { name });
    await page.clock.runFor(14 * minute);
    await expect(reminder).toBeAttached();
    await expect(words).toHaveCount(0);
    await page.clock.runFor(2 * minute);
    await expect(words).toBeVisible();
    await showWhole(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // A page that is loaded anew still shows what was not answered.
    await page.goto("/dashboard");
    await page.clock.runFor(5 * minute);
    await expect(words).toBeVisible();
    await button(t("tools.reminder.later")).click();
    await expect(words).toHaveCount(0);

    const other = await context.newPage();
    await other.goto("/library");
    await other.clock.runFor(5 * hour);
    const missed = t("tools.reminder.missed", { title: capsule.title });
    const shown = async () => ({
      here: await page.getByText(missed).count(),
      there: await other.getByText(missed).count(),
    });
    const sum = async () => (await shown()).here + (await shown()).there;
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await sum()).toBe(0);
    await other.clock.runFor(hour);
    await expect.poll(sum).toBe(1);
    await other.clock.runFor(hour);
    expect(await sum()).toBe(1);

    const one = (await shown()).here === 1 ? page : other;
    await one.bringToFront();
    await one.getByRole("button", { name: t("tools.reminder.open.plan") }).click();
    await expect(one).toHaveURL(new RegExp(`${plan}$`, "u"));
    await one.getByRole("button", { name: t("plan.schedule") }).click();
    const listed = one.getByRole("dialog").getByRole("article", { name: capsule.title });
    await listed
      .getByRole("button", { name: t("tools.reminder.remove", { title: capsule.title }) })
      .press("Enter");
    await expect(listed).toHaveCount(0);
    const undo = one.getByRole("button", { name: t("tools.reminder.undo") });
    await expect(undo).toBeFocused();
    await undo.press("Enter");
    await expect(listed).toBeVisible();
    await expect(one.getByRole("heading", { name: t("tools.reminder.list.title") })).toBeFocused();
    await listed.getByRole("button", { name: t("tools.reminder.done") }).click();
    await expect(listed).toHaveCount(0);
    await expect(one.getByText(t("tools.reminder.isDone", { title: capsule.title }))).toBeVisible();
    await expect(undo).toBeFocused();
    await one.clock.runFor(8 * hour);
    await expect(one.getByText(missed)).toHaveCount(0);
  });
});
