import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the notebook, in English", () => {
  test.use({ language: "en", viewport: { width: 1280, height: 900 } });

  test("keeps a note, finds it again, and shows what another device wrote beside it", async ({
    page,
    context,
    member,
    keyboard,
    texts: { t },
  }) => {
    expect((await member.mine()).items).toEqual([]);
    const saved = page.getByText(t("tools.note.saved"));
    const title = page.getByLabel(t("tools.note.title"));
    const text = page.getByRole("textbox", { name: t("tools.note.content") });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const open = async () => {
      await page.goto("/toolbox/notebook");
      await settle(page);
    };

    await open();
    await expect(page.getByText(t("notes.noneTitle"))).toBeVisible();
    await keyboard.press(button(t("notes.new")));
    await expect(title).toBeFocused();
    await page.keyboard.type("Kana");
    await text.focus();
    await page.keyboard.type("The K of ka");
    await expect(saved).toBeVisible();
    await expectAccessible(page);

    await open();
    await expect(page.getByText("The K of ka")).toBeVisible();
    await page.getByLabel(t("notes.search")).fill("nothing like it");
    await expect(page.getByText(t("notes.count", { count: 0 }))).toBeVisible();
    await page.getByLabel(t("notes.search")).fill("kana");
    await keyboard.press(button(t("notes.open")));
    await expect(text).toContainText("The K of ka");

    const other = await context.newPage();
    await other.goto("/toolbox/notebook");
    await settle(other);
    await other.getByRole("button", { name: t("notes.open"), exact: true }).press("Enter");
    await other.getByRole("textbox", { name: t("tools.note.content") }).focus();
    await other.keyboard.type("Written on the tablet. ");
    await expect(other.getByText(t("tools.note.saved"))).toBeVisible();
    await other.close();

    await text.focus();
    await page.keyboard.type("Written on the phone. ");
    await expect(page.getByText(t("notes.conflictTitle"))).toBeVisible();
    await expect(page.getByRole("region", { name: t("notes.otherVersion") })).toContainText(
      "Written on the tablet.",
    );
    await expect(text).toContainText("Written on the phone.");
    await expect(saved).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(button(t("notes.keepBoth")));
    await expect(button(t("notes.new"))).toBeFocused();
    await expect(page.getByText(t("notes.count", { count: 2 }))).toBeVisible();
  });

  test("is opened beside a lesson, and quotes it", async ({
    page,
    member,
    keyboard,
    texts: { t },
  }) => {
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("no capsule ships with the product");
    await member.enroll(capsule.id);
    const plan = await member.capsule(capsule.id, capsule.domain, capsule.area);
    const lesson = plan.granules[0]?.molecules[0]?.id ?? "";
    await page.goto(`/session/molecule/${lesson}`);
    await settle(page);
    await keyboard.press(page.getByRole("button", { name: t("lesson.notes") }));
    const panel = page.getByRole("region", { name: t("toolbox.notebook.name") });
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: t("lesson.notes") })).toBeFocused();
    const passage = page
      .getByRole("paragraph")
      .filter({ hasText: /(\w+ ){8}/u })
      .first();
    await passage.selectText();
    const words = ((await passage.textContent()) ?? "").trim();
    await page.getByRole("button", { name: t("lesson.notes") }).press("Enter");
    await keyboard.press(panel.getByRole("button", { name: t("notes.quote") }));
    await expect(panel.getByRole("textbox", { name: t("tools.note.content") })).toContainText(
      words,
    );
    await keyboard.fill(panel.getByLabel(t("tools.note.title")), "Quoted");
    await expect(panel.getByText(t("tools.note.saved"))).toBeVisible();
    await expectAccessible(page);
    await page.goto("/toolbox/notebook");
    await keyboard.press(page.getByRole("button", { name: t("notes.open"), exact: true }));
    const note = page.getByRole("textbox", { name: t("tools.note.content") });
    await expect(note).toContainText(words);
    await keyboard.press(page.getByRole("button", { name: t("notes.remove") }));
    await keyboard.press(page.getByRole("button", { name: t("notes.undo") }));
    await expect(page.getByText(t("notes.restored"))).toBeVisible();
    await keyboard.press(page.getByRole("button", { name: t("notes.open"), exact: true }));
    await expect(note).toContainText(words);
    await keyboard.press(page.getByRole("link", { name: t("notes.toLesson") }));
    await expect(page).toHaveURL(new RegExp(lesson, "u"));
  });
});
