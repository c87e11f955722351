import type { Atom, Capsule } from "@alambic/contract";
import { expectAccessible } from "../src/expectAccessible.ts";
import { importFile } from "../src/importFile.ts";
import type { Member } from "../src/Member.ts";
import { answerItem, finishReading } from "../src/playLesson.ts";
import { settle } from "../src/settle.ts";
import { documentPdf, expect, test } from "../src/test.ts";

/** The first item of a document's capsule that rests on a passage and can be answered. */
async function firstQuoted(member: Member): Promise<{ capsule: Capsule; atoms: readonly Atom[] }> {
  await expect
    .poll(async () => (await member.mine()).items[0]?.generation_status, { timeout: 60_000 })
    .toBe("completed");
  const capsule = (await member.mine()).items[0];
  if (!capsule?.next_lesson) throw new Error("There is no lesson.");
  const { atoms } = await member.lesson(capsule.next_lesson.molecule_id);
  return { capsule, atoms };
}

test.describe("an item that can be trusted, in English", () => {
  const language = "en";
  test.use({ language });

  test("from “Why?” to its page, from a report to its withdrawal, and back", async ({
    page,
    keyboard,
    member,
    server,
    texts,
  }) => {
    const { t } = texts;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await server.administer("set-plan", member.username, "premium");
    await importFile(page, texts, Buffer.from(await documentPdf(language)));
    await expect(page).toHaveURL(/\/plan$/);
    const { capsule, atoms } = await firstQuoted(member);
    const place = atoms.findIndex(
      ({ metadata, content_type: type }) => metadata.source !== undefined && type !== "lesson",
    );
    const atom = atoms[place];
    if (atom?.metadata.source === undefined || capsule.next_lesson === null) {
      throw new Error("No item of the lesson has a source.");
    }

    await page.goto(`/session/molecule/${capsule.next_lesson.molecule_id}`);
    await settle(page);
    const player = { page, keyboard, texts };
    for (const earlier of atoms.slice(0, place)) await finishReading(player, earlier);
    await answerItem(player, atom);
    await keyboard.press(button(t("exercise.check")));
    await keyboard.press(button(t("exercise.readOn")));
    await keyboard.press(button(t("exercise.whyMore")));

    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("mark")).toHaveText(atom.metadata.source.quote);
    await expect(dialog.getByText(t("quality.check.quote"))).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(dialog.getByRole("button", { name: t("quality.report"), exact: true }));

    await keyboard.press(dialog.getByRole("radio").first(), "ArrowDown");
    await expect(dialog.getByRole("radio", { name: t("quality.reason.unclear") })).toBeChecked();
    await keyboard.fill(dialog.getByRole("textbox"), "?");
    await expectAccessible(page);
    await keyboard.press(button(t("quality.reportSend")));
    await keyboard.press(button(t("quality.withdrawNow")));
    await expect(page.getByText(t("quality.withdrawDone"))).toBeVisible();
    await expect(dialog).toBeHidden();
    const after = await member.lesson(capsule.next_lesson.molecule_id);
    expect(after.atoms.map(({ id }) => id)).not.toContain(atom.id);

    await page.goto(`/capsule/${capsule.domain}/${capsule.area}/${capsule.id}/plan`);
    await settle(page);
    await keyboard.press(page.getByRole("link", { name: t("plan.exercises") }));
    await expect(page).toHaveURL(/\/exercises$/);
    await settle(page);
    await keyboard.press(page.locator("summary").first());
    await expect(page.getByText(t("quality.withdrawn"), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(button(t("quality.restore")));
    await expect(page.getByText(t("quality.restoreDone"))).toBeVisible();
    const restored = await member.lesson(capsule.next_lesson.molecule_id);
    expect(restored.atoms.map(({ id }) => id)).toContain(atom.id);
  });
});

test("a report waits for the administrator, who closes it", async ({
  page,
  keyboard,
  member,
  server,
  texts,
}) => {
  const { t } = texts;
  const capsule = (await member.shipped())[0];
  if (capsule === undefined) throw new Error("The catalogue is empty.");
  await member.enroll(capsule.id);
  const mine = (await member.mine()).items[0];
  const { atoms } = await member.lesson(mine?.next_lesson?.molecule_id ?? "");
  await page.goto(`/session/molecule/${mine?.next_lesson?.molecule_id}`);
  await settle(page);
  await keyboard.press(page.getByRole("button", { name: t("exercise.report") }));
  const dialog = page.getByRole("dialog");
  await keyboard.press(dialog.getByRole("radio").first(), "ArrowUp");
  await expect(dialog.getByRole("radio", { name: t("quality.reason.other") })).toBeChecked();
  await keyboard.press(page.getByRole("button", { name: t("quality.reportSend") }));
  await expect(page.getByText(t("quality.reportSentText"))).toBeVisible();
  expect(atoms.length).toBeGreaterThan(0);

  await page.goto("/reports");
  await settle(page);
  await expect(page.getByText(t("quality.noReportsTitle"))).toBeVisible();
  await server.administer("make-superuser", member.username);
  await page.reload();
  await settle(page);
  await keyboard.press(
    page.getByRole("button", { name: t("member.accountMenu", { name: member.username }) }),
  );
  await expect(page.getByRole("button", { name: t("member.reports") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  // Reports of other journeys may wait here, too.
  const waiting = page.getByRole("button", { name: t("quality.keep"), exact: true });
  const before = await waiting.count();
  await keyboard.press(waiting.first());
  await expect(page.getByText(t("quality.keepDone"))).toBeVisible();
  await expect(waiting).toHaveCount(before - 1);
});
