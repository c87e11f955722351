import type { WebSocketRoute } from "@playwright/test";
import type { CoachExchange } from "@alambic/contract";
import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

test.describe("the coach, in French", () => {
  test.use({
    language: "fr",
    theme: "light",
    viewport: { width: 1280, height: 900 },
    // What is not loaded yet is not there without a network.
    serviceWorkers: "block",
  });

  test("says what is best done, answers with its sources, and plans to a deadline", async ({
    page,
    member,
    keyboard,
    texts: { t },
  }) => {
    const [capsule] = await member.shipped();
    if (capsule === undefined) throw new Error("no capsule ships with the product");
    await member.enroll(capsule.id);
    const tab = (name: string) => page.getByRole("tab", { name });
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await page.goto("/toolbox/coach");
    await settle(page);
    await expect(page.getByRole("region", { name: t("coach.today") })).toContainText(capsule.title);
    await expect(page.getByText(t("coach.noFocus"))).toBeVisible();
    await expectAccessible(page);

    await tab(t("coach.talk")).press("Enter");
    await page.route(/\/assets\/|\/coach\/messages/u, (route) => route.abort());
    await keyboard.fill(page.getByRole("textbox", { name: t("talk.write") }), "Où en suis-je ?");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("shell.unreachable"))).toBeVisible();
    await page.unrouteAll();
    await tab(t("coach.desk")).press("Enter");
    await tab(t("coach.talk")).press("Enter");
    await expect(page.getByRole("textbox", { name: t("talk.write") })).toHaveValue(
      "Où en suis-je ?",
    );
    await page.getByRole("textbox", { name: t("talk.write") }).press("Enter");
    const said = page.getByRole("region", {
      name: t("talk.messages", { name: t("tools.coach.name") }),
    });
    await expect(said).toContainText(capsule.title);
    await expect(said.getByRole("link", { name: capsule.title, exact: true })).toBeVisible();
    await keyboard.fill(
      page.getByRole("textbox", { name: t("talk.write") }),
      "Écris-moi un poème sur la mer",
    );
    await page.keyboard.press("Enter");
    await expect(said).toContainText(t("coachAnswers.needsWriting"));
    await expectAccessible(page);

    await tab(t("coach.plan")).press("Enter");
    const planned = page.getByRole("combobox", { name: t("coach.planCapsule") });
    await keyboard.choose(planned, capsule.title.slice(0, 5), capsule.title);
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(t("coach.planDay")).fill(day);
    await keyboard.press(button(t("coach.planMake")));
    await expect(page.getByText("Rééquilibre ton temps et retente le planning.")).toBeVisible();
    await expectAccessible(page);
    const later = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(t("coach.planDay")).fill(later);
    await keyboard.press(button(t("coach.planChange")));
    await expect(page.getByText("Rééquilibre ton temps et retente le planning.")).toBeHidden();
    const calendar = page.waitForEvent("download");
    await keyboard.press(button(t("coach.calendarFile")));
    expect((await calendar).suggestedFilename()).toBe("alambic.ics");
    await keyboard.press(button(t("coach.feedMake")));
    await expect(page.getByLabel(t("coach.feedAddress"))).toHaveValue(/^http.+calendar\/.{20,}/u);
    await keyboard.press(button(t("coach.planRemove")));
    await expect(page.getByText(t("coach.planRemoved", { address: "closed" }))).toBeVisible();
    await expect(planned).toBeFocused();
    await keyboard.press(button(t("coach.undo")));
    await expect(button(t("coach.planRemove"))).toBeVisible();
  });

  test("shows an answer while it is written, and reads it aloud once it is whole", async ({
    page,
    member,
    keyboard,
    texts: { t },
  }) => {
    for (const { id } of (await member.shipped()).slice(0, 1)) await member.enroll(id);
    const text = "Le signe か se prononce « ka ».";
    const parts = [
      { type: "statement" as const, text, sources: [{ type: "log" as const, log: "xp" as const }] },
    ];
    const now = new Date().toISOString();
    const answer = {
      text,
      parts,
      outcome: "answered" as const,
      language: "fr" as const,
      made_by: "model" as const,
      digital_source_type: "trainedAlgorithmicMedia" as const,
      provider: "used" as const,
      counted: true,
      answered_at: now,
    };
    const quota = { used: 1, limit: 30, unlimited: false, period_start: now, period_end: now };
    const whole = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<WebSocketRoute>();
    let asked: CoachExchange | null = null;
    await page.routeWebSocket(/\/ws\?/u, (socket) => {
      socket.connectToServer();
      opened.resolve(socket);
    });
    await page.route("**/toolbox/coach/messages*", async (route) => {
      if (route.request().method() === "POST") {
        const { id, content } = route.request().postDataJSON();
        const message = { type: "coach.writing", message_id: id, parts };
        (await opened.promise).send(JSON.stringify(message));
        await whole.promise;
        asked = { id, content, asked_at: now, capsule: null, answer, is_read: true };
        await route.fulfill({ status: 201, json: { exchange: asked, quota } });
      } else {
        const items = asked === null ? [] : [asked];
        const page = { items, next_cursor: null, total: items.length, unread_count: 0 };
        await route.fulfill({ json: page });
      }
    });
    await page.goto("/toolbox/coach");
    await settle(page);
    await page.getByRole("tab", { name: t("coach.talk") }).press("Enter");
    await keyboard.fill(page.getByRole("textbox", { name: t("talk.write") }), "か ?");
    await page.keyboard.press("Enter");

    const said = page.getByRole("region", {
      name: t("talk.messages", { name: t("tools.coach.name") }),
    });
    const spoken = page.locator("[aria-live] p", { hasText: text });
    await expect(said).toContainText(text);
    await expect(said.getByRole("link", { name: t("coach.log", { log: "xp" }) })).toBeVisible();
    await expect(spoken).toHaveCount(0);
    await expectAccessible(page);
    whole.resolve();
    await expect(spoken).toHaveCount(1);
    await expect(said.getByText(text)).toHaveCount(1);
  });
});
