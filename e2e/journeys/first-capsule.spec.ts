import type { Capsule } from "@alambic/contract";
import { Member } from "../src/Member.ts";
import { playLesson } from "../src/playLesson.ts";
import { settle } from "../src/settle.ts";
import { documentPdf, expect, test } from "../src/test.ts";

/** Waits until the first lesson of the member's newest capsule can be taken. */
async function firstLesson(member: Member): Promise<{ capsule: Capsule; moleculeId: string }> {
  let found: { capsule: Capsule; moleculeId: string } | undefined;
  await expect
    .poll(
      async () => {
        const capsule = (await member.mine()).items[0];
        const pointer = capsule?.next_lesson;
        if (capsule !== undefined && pointer && capsule.lessons_ready > 0) {
          found = { capsule, moleculeId: pointer.molecule_id };
        }
        return found !== undefined;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error("No lesson is ready.");
  return found;
}

test.describe("a first capsule in French, by keyboard alone", () => {
  const language = "fr";
  test.use({ language });

  test("sign up, import a PDF, and finish its first lesson", async ({
    page,
    context,
    keyboard,
    texts,
    server,
  }) => {
    const { t } = texts;
    const username = "lina";
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await page.goto("/register");
    await settle(page);
    await keyboard.fill(page.getByRole("textbox", { name: t("account.username") }), username);
    await keyboard.fill(
      page.getByRole("textbox", { name: t("account.email") }),
      `${username}@example.org`,
    );
    await keyboard.fill(page.getByLabel(t("account.password"), { exact: true }), Member.password);
    await keyboard.fill(page.getByLabel(t("account.passwordConfirm")), Member.password);
    // Whoever did not confirm their age loses nothing of the form.
    await keyboard.press(button(t("account.signUp")));
    await expect(page.getByText(t("account.countryRequired")).first()).toBeVisible();
    await keyboard.press(page.getByLabel(t("account.country")), "ArrowDown");
    await keyboard.press(page.getByRole("checkbox"), "Space");
    await keyboard.press(button(t("account.signUp")));
    await expect(page).toHaveURL(/\/dashboard$/);
    const member = await Member.resume(context, server.origin, username, language);
    await member.saveTutorial("skipped", 0);

    await settle(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto("about:blank");
    await server.administer("set-plan", username, "premium");
    await page.goto("/dashboard");
    await settle(page);

    await keyboard.press(button(t("member.createCapsule")));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await keyboard.press(dialog.getByRole("radio", { name: t("create.modeTopic") }), "ArrowRight");
    const chooser = page.waitForEvent("filechooser");
    await keyboard.press(dialog.locator('input[type="file"]'));
    await (
      await chooser
    ).setFiles({
      name: "document.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(await documentPdf(language)),
    });
    await keyboard.fill(
      page.getByRole("textbox", { name: t("create.documentTopic") }),
      "apprendre le japonais",
    );
    await expect(page.getByText(t("create.classification"), { exact: true })).toBeVisible();
    await keyboard.press(button(t("create.create")));
    await expect(page).toHaveURL(/\/plan$/);

    const { moleculeId } = await firstLesson(member);
    await page.reload();
    await settle(page);
    await keyboard.press(page.getByRole("link", { name: t("plan.start") }));
    await settle(page);
    const { atoms } = await member.lesson(moleculeId);
    await playLesson({ page, keyboard, texts }, atoms);
    await expect(
      page.getByRole("heading", { name: t("lessonPlayer.summary.title") }),
    ).toBeVisible();

    const after = await member.lesson(moleculeId);
    expect(after.molecule.progress_status).toBe("completed");
    expect(after.molecule.xp_earned).toBe(after.molecule.xp_total);
  });
});

test.describe("a first capsule in English, by keyboard alone", () => {
  test.use({ language: "en" });

  test("turn a topic into a capsule and finish its first lesson", async ({
    page,
    keyboard,
    texts,
    member,
  }) => {
    const { t } = texts;
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto("/capsules");
    await settle(page);
    await keyboard.press(button(t("member.createCapsule")));
    const topic = page.getByRole("textbox", { name: t("create.topic") });
    await expect(topic).toBeEnabled();
    await keyboard.fill(topic, "katakana");
    await keyboard.press(button(t("create.create")));
    await expect(page.getByText(t("plan.generated"))).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL(/\/plan$/);
    const { moleculeId } = await firstLesson(member);
    await page.goto(`/session/molecule/${moleculeId}`);
    await settle(page);
    const { atoms } = await member.lesson(moleculeId);
    await playLesson({ page, keyboard, texts }, atoms);
    await expect(
      page.getByRole("heading", { name: t("lessonPlayer.summary.title") }),
    ).toBeVisible();
  });
});

test.describe("a first capsule in Dutch, by keyboard alone", () => {
  test.use({ language: "nl" });

  test("enrol in a shipped capsule and finish its first lesson", async ({
    page,
    keyboard,
    texts,
    member,
  }) => {
    const { t } = texts;
    const capsule = (await member.shipped())[0];
    if (capsule === undefined) throw new Error("The catalogue is empty.");
    await page.goto(`/capsules?domain=${capsule.domain}`);
    await settle(page);
    await keyboard.press(
      page.getByRole("button", { name: `${t("member.enrol")} ${capsule.title}`, exact: true }),
    );
    const { moleculeId } = await firstLesson(member);
    await page.goto(`/session/molecule/${moleculeId}`);
    await settle(page);
    const { atoms } = await member.lesson(moleculeId);
    await playLesson({ page, keyboard, texts }, atoms);
    await expect(
      page.getByRole("heading", { name: t("lessonPlayer.summary.title") }),
    ).toBeVisible();
  });
});
