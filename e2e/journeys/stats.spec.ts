import { expectAccessible } from "../src/expectAccessible.ts";
import { expectReflow } from "../src/expectReflow.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

const day = 24 * 60 * 60 * 1000;

test.afterEach(({ server }) => server.turnClock(0));

test.describe("a week with two days missed", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("keeps its streak once one of them is declared a sick day", async ({
    page,
    member,
    server,
    texts,
  }) => {
    const { t } = texts;
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("The catalogue is empty.");
    await member.enroll(capsule.id);
    const plan = await member.capsule(capsule.id, capsule.domain, capsule.area);
    const { atoms } = await member.lesson(plan.granules[0]?.molecules[0]?.id ?? "");
    const asked = atoms.filter(({ content_type: kind }) => kind !== "lesson");
    for (const [index, ahead] of [0, 1, 4].entries()) {
      await server.turnClock(ahead * day);
      await member.reveal(asked[index]?.id ?? "", 90_000);
    }

    const refusal = { status: 404, contentType: "application/problem+json", body: "{}" };
    await page.route("**/progress/activity*", (route) => route.fulfill(refusal), { times: 1 });
    await page.goto("/stats");
    await expect(page.getByRole("heading", { name: t("stats.failed") })).toBeVisible();
    await page.getByRole("button", { name: t("kit.retry") }).click();

    const streak = (days: number) =>
      page.getByRole("heading", { name: t("learning.streak.days", { days }) });
    await expect(streak(1)).toBeVisible();
    await expect(page.getByText(t("stats.ofSeven", { days: 3 }))).toBeVisible();
    await settle(page);
    await expectAccessible(page);
    await expectReflow(page, "stats");

    await page.getByText(t("stats.sick.title")).click();
    await page.getByRole("button", { name: t("stats.sick.declare") }).click();
    await expect(streak(3)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: t("stats.sick.withdraw") }).click();
    await expect(streak(1)).toBeVisible();
  });
});
