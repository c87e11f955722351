import { expectAccessible } from "../src/expectAccessible.ts";
import type { Member } from "../src/Member.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

/** Joins the first capsule of the catalogue, and gives its first lesson. */
async function joinFirstLesson(member: Member) {
  const capsule = (await member.shipped())[0];
  if (capsule === undefined) throw new Error("The catalogue is empty.");
  await member.enroll(capsule.id);
  const plan = await member.capsule(capsule.id, capsule.domain, capsule.area);
  const lesson = plan.granules[0]?.molecules[0];
  if (lesson === undefined) throw new Error("The capsule has no lesson.");
  return lesson;
}

test("an answer given without a network is kept, and sent when the network is back", async ({
  page,
  context,
  member,
  texts: { t },
}) => {
  const lesson = await joinFirstLesson(member);
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

test("an answer that a public network swallowed is kept; what is refused is told, and sent again or thrown away", async ({
  page,
  member,
  texts: { t },
}) => {
  const lesson = await joinFirstLesson(member);
  const calls = "**/progress/log-answer";
  await page.route(calls, (route) =>
    route.fulfill({
      status: 403,
      contentType: "text/html",
      body: "<h1>Welcome to our network</h1>",
    }),
  );
  await page.goto(`/session/molecule/${lesson.id}`);
  await settle(page);
  await page.getByRole("button", { name: t("exercise.finishReading") }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: t("exercise.check"), exact: true }).click();
  await expect(page.getByText(t("exercise.queued")).first()).toBeVisible();

  const refusal = { status: 404, code: "not_found", detail: "It is not there." };
  await page.route(calls, (route) =>
    route.fulfill({
      status: refusal.status,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: "Not found", ...refusal }),
    }),
  );
  await page.goto("/library");
  await expect(page.getByText(t("member.refused", { count: 2 }))).toBeVisible();
  await page.getByRole("button", { name: t("member.refusedOpen") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(refusal.detail)).toHaveCount(2);
  await expectAccessible(page);
  expect((await member.stats()).answers_logged).toBe(0);

  await page.unrouteAll();
  await dialog
    .getByRole("button", { name: t("refused.retry") })
    .first()
    .click();
  await expect.poll(async () => (await member.stats()).answers_logged).toBe(1);
  await expect(dialog.getByText(refusal.detail)).toHaveCount(1);
  await dialog.getByRole("button", { name: t("refused.dismiss") }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: t("member.refusedOpen") })).toBeHidden();
  expect((await member.stats()).answers_logged).toBe(1);
});

test.describe("a report made without a network, in Dutch", () => {
  test.use({ language: "nl" });

  test("is kept on the device, and sent once when the network is back", async ({
    page,
    context,
    member,
    texts: { t },
  }) => {
    const lesson = await joinFirstLesson(member);
    const atom = (await member.lesson(lesson.id)).atoms[0];
    if (atom === undefined) throw new Error("There is no exercise.");
    const sent: string[] = [];
    page.on("requestfinished", (request) => {
      if (request.url().endsWith("/reports")) sent.push(request.url());
    });

    await page.goto(`/session/molecule/${lesson.id}`);
    await settle(page);
    await page
      .getByRole("button", { name: t("exercise.report"), exact: true })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio").first().check();

    await context.setOffline(true);
    await dialog.getByRole("button", { name: t("quality.reportSend"), exact: true }).click();
    await expect(dialog.getByText(t("quality.reportKeptText"))).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    expect((await member.quality(atom.id)).is_reported).toBe(false);

    await context.setOffline(false);
    await expect(page.getByText(t("member.reportsSent", { count: 1 }))).toBeVisible({
      timeout: 30_000,
    });
    expect((await member.quality(atom.id)).is_reported).toBe(true);
    expect(sent).toHaveLength(1);
  });
});
