import { expectAccessible } from "../src/expectAccessible.ts";
import { Member } from "../src/Member.ts";
import { Outbox } from "../src/Outbox.ts";
import { settle } from "../src/settle.ts";
import { startServer } from "../src/startServer.ts";
import { expect, test as base } from "../src/test.ts";
import type { Page } from "@playwright/test";

/** A server on which signing up needs an invitation. */
const test = base.extend<object, { readonly waitlistOn: true }>({
  waitlistOn: [true, { scope: "worker" }],
  server: [
    async ({ waitlistOn }, provide) => {
      const server = await startServer({ WAITLIST_ENABLED: String(waitlistOn) });
      await provide(server);
      await server.dispose();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Opens a mailed link as scanners do: it changes nothing. */
async function scan(page: Page, link: string): Promise<void> {
  for (let times = 0; times < 10; times += 1) {
    expect((await page.request.get(link)).status()).toBe(200);
    expect((await page.request.head(link)).status()).toBe(200);
  }
}

test.describe("a place, in Dutch", () => {
  const language = "nl";
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test("is asked for, confirmed, given and taken by keyboard alone", async ({
    page,
    browser,
    server,
    texts,
    keyboard,
  }) => {
    const { t } = texts;
    const outbox = new Outbox(server.outbox);
    const [address, friend] = [`lina+${language}@example.org`, `noor-${language}@example.org`];
    const mailed = async (to: string, sentence: string): Promise<string> => {
      await expect.poll(() => outbox.linkIn(to, sentence)).not.toBeNull();
      return outbox.linkIn(to, sentence) ?? "";
    };
    const button = (name: string) => page.getByRole("button", { name });

    await page.goto("/register");
    const dialog = page.getByRole("dialog", { name: t("waitlist.title") });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/$/u);
    await expect(dialog.getByLabel(t("waitlist.email"))).toBeFocused();
    await keyboard.press(button(t("waitlist.submit")));
    await expect(dialog.getByText(t("waitlist.problem.required")).first()).toBeVisible();
    await keyboard.fill(dialog.getByLabel(t("waitlist.email")), address);
    await keyboard.press(dialog.getByText(t("waitlist.more")).locator("xpath=ancestor::summary"));
    await keyboard.press(button(t("waitlist.addFriend")));
    const line = dialog.getByRole("group", { name: t("waitlist.friend", { number: 1 }) });
    await keyboard.fill(line.getByRole("textbox").first(), friend);
    await expectAccessible(page);
    await keyboard.press(button(t("waitlist.submit")));
    await expect(dialog.getByText(t("server.waitlist.sent"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    const confirmation = await mailed(address, t("mail.waitlist_confirm.body"));
    await scan(page, confirmation);
    await page.goto(confirmation);
    await keyboard.press(button(t("waitlist.confirm")));
    await expect(page.getByRole("heading", { name: t("waitlist.confirmed") })).toBeFocused();
    await page.goto("about:blank");
    await page.goto(confirmation);
    await expect(page.getByRole("heading", { name: t("waitlist.linkUnusable") })).toBeVisible();

    await page.goto("about:blank");
    await page.goto(await mailed(friend, t("mail.waitlist_friend.heading")));
    await keyboard.press(button(t("waitlist.refuse")));
    await expect(page.getByRole("heading", { name: t("waitlist.refused") })).toBeVisible();

    const office = await browser.newContext({ baseURL: server.origin, locale: language });
    const password = /password\s+(?<password>Aa1-[\w-]+)/u.exec(server.output())?.groups?.[
      "password"
    ];
    await Member.enter(office, server.origin, "admin", password ?? "");
    await office.addInitScript((spoken) => {
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("language", spoken);
      localStorage.setItem("cookie-consent", `{"analytics":false,"at":${Date.now() - 1000}}`);
    }, language);
    const desk = await office.newPage();
    await desk.goto("/admin/waitlist");
    await settle(desk);
    await desk.getByRole("checkbox", { name: address }).press("Space");
    await desk
      .getByRole("button", { name: t("admin.waitlist.invite", { count: 1 }) })
      .press("Enter");
    await expect(desk.getByText(t("admin.waitlist.invited", { count: 1 }))).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole("link", { name: t("admin.mails.title") }).press("Enter");
    await expect(
      desk.getByRole("heading", { name: t("admin.mails.title"), level: 1 }),
    ).toBeVisible();
    await settle(desk);
    await expect(
      desk.getByRole("article", { name: t("mail.waitlist_invitation.subject") }),
    ).toContainText(t("admin.mails.status.kept"));
    await expectAccessible(desk);
    await office.close();

    const place = await mailed(address, t("mail.waitlist_invitation.body"));
    await scan(page, place);
    await page.goto(place);
    await keyboard.fill(page.getByLabel(t("account.username")), `lina-${language}`);
    const typed = page.getByRole("textbox", { name: t("account.password"), exact: true });
    await keyboard.fill(typed, Member.password);
    await keyboard.fill(page.getByLabel(t("account.passwordConfirm")), Member.password);
    await expectAccessible(page);
    await keyboard.press(page.getByLabel(t("account.country")), "ArrowDown");
    await keyboard.press(page.getByRole("checkbox"), "Space");
    await keyboard.press(button(t("account.activate")));
    await expect(page).toHaveURL(/\/dashboard$/u);
    await page.goto(place);
    await expect(page.getByRole("heading", { name: t("waitlist.linkUnusable") })).toBeVisible();
  });
});
