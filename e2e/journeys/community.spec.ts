import type { Locale } from "@alambic/i18n";
import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../src/expectAccessible.ts";
import { Keyboard } from "../src/Keyboard.ts";
import { makeItalian } from "../src/makeItalian.ts";
import { Member } from "../src/Member.ts";
import { answerItem, playLesson } from "../src/playLesson.ts";
import { settle } from "../src/settle.ts";
import type { RunningServer } from "../src/startServer.ts";
import { expect, test } from "../src/test.ts";

/** Makes the member a Pro with a capsule that is complete. */
async function proCapsule(server: RunningServer, member: Member) {
  await server.administer("set-plan", member.username, "pro");
  const { capsule, moleculeId } = await makeItalian(member, `Italiano ${member.username}`);
  const { id, title, domain, area } = capsule;
  return { id, title, moleculeId, plan: `/capsule/${domain}/${area}/${id}/plan` };
}

/** Somebody else, in a browser of their own. */
async function anotherMember(
  browser: Browser,
  server: RunningServer,
  name: string,
  language: Locale,
) {
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: "reduce" });
  await context.addInitScript((stored) => localStorage.setItem("language", stored), language);
  const other = await Member.signUp(context, server.origin, name, language);
  const screen = await context.newPage();
  return { other, screen, hands: new Keyboard(screen) };
}

test.describe("a capsule for the community, in Dutch", () => {
  const language = "nl";
  test.use({ language });

  test("a Pro shares it with its bonus, and a Free member finds, joins and answers it", async ({
    browser,
    page,
    keyboard,
    member,
    server,
    texts,
  }) => {
    const { t } = texts;
    const capsule = await proCapsule(server, member);
    const { moleculeId, plan } = capsule;
    const before = (await member.lesson(moleculeId)).atoms.length;

    await page.goto(plan);
    await settle(page);
    const more = t("moreOfPlan.bonusLabel.exercises");
    await keyboard.press(page.getByRole("button", { name: more, exact: true }));
    await expect
      .poll(async () => (await member.lesson(moleculeId)).atoms.length)
      .toBeGreaterThan(before);
    await expect(page.getByText(t("server.notification.bonus_added.title"))).toBeVisible();
    const share = page.getByRole("button", { name: t("moreOfPlan.share"), exact: true });
    await keyboard.press(share);
    const dialog = page.getByRole("dialog");
    await expect(
      dialog.getByText(t("moreOfPlan.shareName", { name: member.username }), { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await keyboard.press(dialog.getByRole("button", { name: t("moreOfPlan.share"), exact: true }));
    await expect(page.getByText(t("moreOfPlan.shared", { title: capsule.title }))).toBeVisible();
    const stop = page.getByRole("button", { name: t("moreOfPlan.unshare"), exact: true });
    await expect(stop).toBeFocused();
    await expectAccessible(page);

    const name = `free-${member.username.slice(-12)}`;
    const { other: free, screen, hands } = await anotherMember(browser, server, name, language);
    await screen.goto("/capsules");
    await settle(screen);
    await hands.fill(screen.getByRole("searchbox", { name: t("catalogue.search") }), capsule.title);
    const card = screen.getByRole("article", { name: capsule.title });
    await expect(card.getByText(t("member.sharedBy", { name: member.username }))).toBeVisible();
    await expectAccessible(screen);
    await hands.press(card.getByRole("button", { name: `${t("member.enrol")} ${capsule.title}` }));
    await expect(
      card.getByRole("link", { name: `${t("catalogue.start")} ${capsule.title}` }),
    ).toBeFocused();

    await screen.goto(plan);
    await settle(screen);
    await expect(
      screen.getByText(t("member.sharedBy", { name: member.username }), { exact: true }),
    ).toBeVisible();
    await expect(screen.getByRole("button", { name: more, exact: true })).toHaveCount(0);
    await expectAccessible(screen);

    const { atoms } = await free.lesson(moleculeId);
    await screen.goto(`/session/molecule/${moleculeId}`);
    await settle(screen);
    const player = { page: screen, keyboard: hands, texts };
    const place = atoms.findIndex(({ is_bonus: isBonus }) => isBonus);
    await playLesson(player, atoms.slice(0, place));
    const bonus = atoms[place];
    if (bonus === undefined) throw new Error("There is no bonus.");
    await expect(screen.getByText(t("lesson.bonusShared"))).toBeVisible();
    await answerItem(player, bonus);
    await hands.press(screen.getByRole("button", { name: t("exercise.check"), exact: true }));
    await expect
      .poll(async () => (await free.lesson(moleculeId)).molecule.bonus_xp_earned)
      .toBe(bonus.reward_xp);

    await page.bringToFront();
    await keyboard.press(stop);
    await keyboard.press(
      dialog.getByRole("button", { name: t("moreOfPlan.unshare"), exact: true }),
    );
    await expect(share).toBeFocused();
    await screen.goto(plan);
    await settle(screen);
    await expect(
      screen.getByText(t("plan.takenBack", { name: member.username }), { exact: true }),
    ).toBeVisible();
    expect((await free.lesson(moleculeId)).molecule.bonus_xp_earned).toBe(bonus.reward_xp);
    expect((await free.catalogue()).items.map(({ id }) => id)).not.toContain(capsule.id);
    await screen.context().close();
  });
});

test("an administrator takes a capsule back, and puts it back", async ({
  browser,
  page,
  keyboard,
  member,
  server,
  texts: { t },
}) => {
  const { plan, title } = await proCapsule(server, member);
  const name = `moderator-${member.username.slice(-12)}`;
  const { screen, hands } = await anotherMember(browser, server, name, "fr");
  await server.administer("make-superuser", name);
  const dialog = (screen: Page) => screen.getByRole("dialog");
  const button = (screen: Page | Locator, label: string) =>
    screen.getByRole("button", { name: label, exact: true });

  await page.goto(plan);
  await settle(page);
  await keyboard.press(button(page, t("moreOfPlan.share")));
  await keyboard.press(button(dialog(page), t("moreOfPlan.share")));
  await expect(page.getByText(t("moreOfPlan.shared", { title }))).toBeVisible();

  await screen.goto(plan);
  await settle(screen);
  await hands.press(button(screen, t("moreOfPlan.unshare")));
  await hands.press(button(dialog(screen), t("moreOfPlan.unshare")));
  await expect(screen).toHaveURL(/\/capsules$/);
  await expect(screen.getByText(t("moreOfPlan.unshared", { title }))).toBeVisible();

  await page.reload();
  await settle(page);
  await expect(page.getByText(t("plan.barredText"))).toBeVisible();
  await expect(button(page, t("moreOfPlan.share"))).toHaveCount(0);
  await expectAccessible(page);

  await hands.press(button(screen, t("moreOfPlan.unshareUndo")));
  await expect(screen.getByText(t("moreOfPlan.shared", { title }))).toBeVisible();
  await page.reload();
  await settle(page);
  await expect(button(page, t("moreOfPlan.unshare"))).toBeVisible();
  await screen.context().close();
});
