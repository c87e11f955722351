import { expectAccessible } from "../src/expectAccessible.ts";
import { Member } from "../src/Member.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("support", () => {
  test.use({ language: "nl", theme: "dark", viewport: { width: 1280, height: 800 } });

  test("a question is kept, answered by an administrator, and the answer read, by keyboard", async ({
    page,
    browser,
    member,
    server,
    texts: { t },
    keyboard,
  }) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const subject = page.getByLabel(t("talk.support.subject"));
    await page.goto("/library");
    await settle(page);
    await keyboard.press(button(t("member.accountMenu", { name: member.username })));
    await keyboard.press(button(t("member.support")));
    await expect(page.getByRole("heading", { name: t("talk.support.noneTitle") })).toBeVisible();
    await keyboard.press(button(t("talk.support.send")));
    await expect(subject).toBeFocused();
    await keyboard.fill(subject, "Mijn pdf");
    await keyboard.fill(page.getByLabel(t("talk.support.text")), "Hij wordt geweigerd.");
    await expectAccessible(page);
    await page.reload();
    await settle(page);
    await expect(subject).toHaveValue("Mijn pdf");
    await page.route("**/support/conversations", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await keyboard.press(button(t("talk.support.send")));
    await expect(page.getByText(t("talk.support.sendFailed"))).toBeVisible();
    await page.unroute("**/support/conversations");
    await keyboard.press(button(t("talk.support.send")));
    await expect(page.getByRole("heading", { level: 1, name: "Mijn pdf" })).toBeFocused();
    const talk = page.getByRole("region", {
      name: t("talk.messages", { name: t("talk.support.name") }),
    });
    await expect(talk).toContainText("Hij wordt geweigerd.");

    await page.route("**/messages", (route) => route.abort());
    await keyboard.fill(page.getByLabel(t("talk.write")), "Hij is 8 MB.");
    await keyboard.press(button(t("talk.send")));
    await expect(page.getByText(t("talk.notSent"))).toBeVisible();
    await page.unroute("**/messages");
    await page.reload();
    await settle(page);
    await keyboard.press(button(t("talk.sendAgain")));
    await expect(talk.getByRole("time")).toHaveCount(2);
    await expectAccessible(page);

    const detail = t("problems.conversation_full");
    const problem = { type: "about:blank", title: detail, status: 409, code: "conversation_full" };
    await page.route("**/messages", (route) =>
      route.fulfill({
        status: 409,
        contentType: "application/problem+json",
        json: { ...problem, detail },
      }),
    );
    await keyboard.fill(page.getByLabel(t("talk.write")), "Nog iets.");
    await keyboard.press(button(t("talk.send")));
    await expect(talk).toContainText(t("talk.refused", { reason: detail }));
    await page.unroute("**/messages");
    await page.reload();
    await settle(page);
    await expect(talk).toContainText(t("talk.refused", { reason: detail }));
    await expectAccessible(page);
    await keyboard.press(button(t("talk.discard")));
    await expect(talk).not.toContainText("Nog iets.");
    await expect(talk).toBeFocused();

    await page.goto("/admin/support");
    await expect(page).toHaveURL(/\/404$/u);
    await page.goto("/library");
    await settle(page);

    const office = await browser.newContext({ baseURL: server.origin, locale: "nl" });
    const password = /password\s+(?<password>Aa1-[\w-]+)/u.exec(server.output())?.groups?.[
      "password"
    ];
    await Member.enter(office, server.origin, "admin", password ?? "");
    await office.addInitScript(() => {
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("language", "nl");
      localStorage.setItem("cookie-consent", `{"analytics":false,"at":${Date.now() - 1000}}`);
    });
    const desk = await office.newPage();
    await desk.goto("/admin/support");
    await settle(desk);
    await expectAccessible(desk);
    await desk.getByRole("link", { name: "Mijn pdf" }).press("Enter");
    await expect(desk.getByText("Hij is 8 MB.")).toBeVisible();
    await desk.getByLabel(t("talk.write")).fill("Hij heeft een wachtwoord.");
    await desk.getByLabel(t("talk.write")).press("Enter");
    await expect(desk.getByText(t("talk.support.status.answered"))).toBeVisible();
    await expectAccessible(desk);

    await keyboard.press(button(t("member.notifications", { count: 1 })));
    await keyboard.press(page.getByRole("link", { name: t("notifications.answered.title") }));
    await expect(talk).toContainText("Hij heeft een wachtwoord.");
    await expect(button(t("member.notifications", { count: 0 }))).toBeVisible();
    await expectAccessible(page);

    await desk.getByRole("button", { name: t("admin.support.close") }).press("Enter");
    await expect(desk.getByText(t("talk.support.closed"))).toBeVisible();
    await expect(desk.getByRole("heading", { level: 1 })).toBeFocused();
    await office.close();
  });
});
