import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test("an answer given without a network is kept, and sent when the network is back", async ({
  page,
  context,
  member,
  texts: { t },
}) => {
  const capsule = (await member.catalogue()).items[0];
  if (capsule === undefined) throw new Error("The catalogue is empty.");
  await member.enroll(capsule.id);
  const plan = await member.capsule(capsule.id, capsule.domain, capsule.area);
  const lesson = plan.granules[0]?.molecules[0];
  if (lesson === undefined) throw new Error("The capsule has no lesson.");
  const statuses = async () =>
    (await member.lesson(lesson.id)).atoms.map((atom) => atom.progress_status);

  await page.goto(`/session/molecule/${lesson.id}`);
  await settle(page);
  await page.getByRole("button", { name: t("exercise.finishReading") }).click();
  const question = page.getByRole("radio").first();
  await expect(question).toBeVisible();

  await context.setOffline(true);
  await question.check();
  await page.getByRole("button", { name: t("exercise.check"), exact: true }).click();
  await expect(page.getByText(t("exercise.queued")).first()).toBeVisible({ timeout: 30_000 });
  await expect(question).toBeChecked();
  expect((await statuses())[1]).toBe("not_started");

  await context.setOffline(false);
  await expect.poll(async () => (await statuses())[1], { timeout: 30_000 }).not.toBe("not_started");
  expect((await member.stats()).answers_logged).toBe(2);
});
