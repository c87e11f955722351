import { expectAccessible } from "../src/expectAccessible.ts";
import { expectReflow } from "../src/expectReflow.ts";
import { playLesson } from "../src/playLesson.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";
import type { Page } from "@playwright/test";

const networkless = "journey-without-network";

/** A page that its worker brings says that there is a network, although the browser lets nothing through. */
async function goOffline(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const isOnline = () => sessionStorage.getItem(key) === null;
    Object.defineProperty(Navigator.prototype, "onLine", { get: isOnline });
  }, networkless);
  await page.evaluate((key) => sessionStorage.setItem(key, "true"), networkless);
  await page.context().setOffline(true);
}

async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate((key) => sessionStorage.removeItem(key), networkless);
}

test("a Pro downloads a capsule, learns it without a network, and finds everything counted once", async ({
  page,
  server,
  member,
  keyboard,
  texts,
}) => {
  const { t } = texts;
  await server.administer("set-plan", member.username, "pro");
  const [capsule] = await member.shipped();
  if (capsule === undefined) throw new Error("The catalogue is empty.");
  await member.enroll(capsule.id);
  const { id, domain, area } = capsule;
  const plan = `/capsule/${domain}/${area}/${id}/plan`;
  const [first, second] = (await member.capsule(id, domain, area)).granules.flatMap(
    ({ molecules }) => molecules,
  );
  if (first === undefined || second === undefined) throw new Error("The capsule has no lessons.");
  const { atoms } = await member.lesson(first.id);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const card = page.getByRole("region", { name: t("offline.title") });

  await test.step("the switch tells what the browser promises", async () => {
    await page.goto("/profile");
    await page.getByRole("switch", { name: t("profile.offlineSwitch") }).click();
    await expect(
      page.getByText(
        new RegExp(
          (["granted", "denied", "unsupported"] as const)
            .map((answer) => t("offline.persistence", { answer }))
            .join("|"),
          "u",
        ),
      ),
    ).toBeVisible();
  });

  await test.step("the plan downloads all lessons, those that are still locked too", async () => {
    await page.goto(plan);
    await keyboard.press(card.getByRole("button", { name: t("offline.download") }));
    await expect(card.getByRole("button", { name: t("offline.check") })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText(t("plan.kept"), { exact: true })).toHaveCount(capsule.lesson_count);
    await expectAccessible(page);
  });

  await goOffline(page);
  await test.step("without a network, a reload shows plan and lesson", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: capsule.title })).toBeVisible();
    await expect(card.getByText(t("offline.needsNetwork"))).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page, "plan without a network");
    await page.getByRole("link", { name: t("plan.start") }).click();
    await playLesson({ page, keyboard, texts }, atoms);
    expect((await member.stats()).answers_logged).toBe(0);
    await page.goto(plan);
    await expect(page.getByText(t("member.answersWaiting", { count: atoms.length }))).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(second.title, "u") })).toBeVisible();
  });

  await test.step("the dashboard leads to what is here; what is not says so", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: t("offline.onDevice") })).toBeVisible();
    await expect(page.getByText(t("dashboard.doneTitle"))).toBeHidden();
    await expectAccessible(page);
    await page.goto(`/session/molecule/${crypto.randomUUID()}`);
    await expect(
      page.getByRole("heading", { name: t("offline.notKeptTitle", { what: "lesson" }) }),
    ).toBeVisible();
  });

  await test.step("with the network, answers and XP are counted once", async () => {
    await goOnline(page);
    await page.goto(plan);
    await expect
      .poll(async () => (await member.stats()).answers_logged, { timeout: 30_000 })
      .toBe(atoms.length);
    const lesson = await member.lesson(first.id);
    expect(lesson.molecule.progress_status).toBe("completed");
    const required = lesson.atoms.filter(({ is_bonus }) => !is_bonus);
    expect(lesson.molecule.xp_earned).toBe(
      required.reduce((sum, { reward_xp }) => sum + reward_xp, 0),
    );
    await settle(page);
    await keyboard.press(card.getByRole("button", { name: t("offline.remove") }));
    await keyboard.press(
      page.getByRole("dialog").getByRole("button", { name: t("offline.remove") }),
    );
    await expect(button(t("offline.download"))).toBeVisible();
    await expect(page.getByText(t("plan.kept"), { exact: true })).toHaveCount(0);
  });
});
