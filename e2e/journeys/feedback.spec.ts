import { expectAccessible } from "../src/expectAccessible.ts";
import { Member } from "../src/Member.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("feedback", () => {
  test.use({ language: "fr", theme: "dark", viewport: { width: 1280, height: 800 } });

  test("is kept until the server has it, and read by an administrator, by keyboard", async ({
    page,
    browser,
    member,
    server,
    texts: { t },
    keyboard,
  }) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const comment = page.getByLabel(t("tools.feedback.comment"));
    await page.goto("/library");
    await settle(page);
    await keyboard.press(button(t("toolbox.title")));
    await keyboard.press(page.getByRole("button", { name: t("toolbox.feedback.name") }));
    await keyboard.press(button(t("tools.feedback.send")));
    await expect(page.getByText(t("tools.feedback.moodRequired")).first()).toBeVisible();
    await expectAccessible(page);
    await keyboard.tabTo(page.getByRole("radio", { name: t("mood.positive") }));
    await keyboard.keys("ArrowDown", "ArrowDown");
    await expect(page.getByRole("radio", { name: t("mood.negative") })).toBeChecked();
    await keyboard.fill(comment, "Le tiroir reste ouvert.");
    await keyboard.press(
      page.getByRole("switch", { name: t("tools.feedback.precision") }),
      "Space",
    );
    await keyboard.fill(page.getByLabel(t("tools.feedback.steps")), "J’ouvre la bibliothèque.");

    await page.route("**/toolbox/feedback", (route) => route.abort());
    await keyboard.press(button(t("tools.feedback.send")));
    await expect(page.getByText(t("tools.feedback.failed"))).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(button(t("tools.toolbox.back")));
    await keyboard.press(page.getByRole("button", { name: t("toolbox.feedback.name") }));
    await expect(comment).toHaveValue("Le tiroir reste ouvert.");
    await page.unroute("**/toolbox/feedback");
    await keyboard.press(button(t("tools.feedback.send")));
    await expect(page.getByText(t("tools.feedback.sent"))).toBeVisible();

    await page.goto("/admin/feedback");
    await expect(page).toHaveURL(/\/404$/u);

    const office = await browser.newContext({ baseURL: server.origin, locale: "fr" });
    const password = /password\s+(?<password>Aa1-[\w-]+)/u.exec(server.output())?.groups?.[
      "password"
    ];
    await Member.enter(office, server.origin, "admin", password ?? "");
    const administrator = await Member.resume(office, server.origin, "admin", "fr");
    await administrator.saveTutorial("skipped", 0);
    await office.addInitScript(() => {
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("language", "fr");
      localStorage.setItem("cookie-consent", `{"analytics":false,"at":${Date.now() - 1000}}`);
    });
    const desk = await office.newPage();
    await desk.goto("/admin/mails");
    await settle(desk);
    await desk.getByRole("link", { name: t("admin.feedback.title") }).press("Enter");
    const said = desk.getByRole("article").filter({ hasText: member.username });
    await expect(said).toContainText("Le tiroir reste ouvert.");
    await expect(said).toContainText("/library");
    await said.locator("summary").press("Enter");
    await expect(said.getByText("J’ouvre la bibliothèque.")).toBeVisible();
    await expectAccessible(desk);
    await said.getByRole("button", { name: t("admin.feedback.handle") }).press("Enter");
    await expect(said).toHaveCount(0);
    await expect(desk.getByRole("heading", { level: 1 })).toBeFocused();
    await desk.getByRole("radio", { name: t("admin.feedback.show.handled") }).press("Space");
    await expect(said).toBeVisible();
    await office.close();
  });
});
