import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/expectAccessible.ts";
import { makeItalian } from "../src/makeItalian.ts";
import type { Member } from "../src/Member.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

/** A capsule of the member's own, of which further exercises can be made. */
async function makeCapsule(member: Member) {
  const { capsule, moleculeId } = await makeItalian(member, "Italiano");
  const lesson = (await member.lesson(moleculeId)).molecule;
  return {
    exercises: `/capsule/${capsule.domain}/${capsule.area}/${capsule.id}/exercises`,
    lesson,
  };
}

/** Opens the exercises of the first lesson. */
async function open(page: Page): Promise<void> {
  await settle(page);
  await page.locator("summary").first().click();
  await page.getByRole("listitem").first().waitFor();
}

for (const { language, hasSocket } of [
  { language: "en", hasSocket: true },
  { language: "nl", hasSocket: false },
] as const) {
  test.describe(`an exercise that is made anew, in ${language}`, () => {
    test.use({ language });

    test(`stands in the place of the old one ${hasSocket ? "at once" : "also without a socket"}`, async ({
      page,
      keyboard,
      member,
      texts: { t },
    }) => {
      const { exercises, lesson } = await makeCapsule(member);
      if (!hasSocket) await page.routeWebSocket(/./u, (socket) => socket.close());
      await page.goto(exercises);
      await open(page);
      const replace = page.getByRole("button", { name: t("quality.replace"), exact: true });
      const before = (await member.lesson(lesson.id)).atoms.map(({ id }) => id);
      await keyboard.press(replace.first());
      const told = t("member.replacementMade", { lesson: lesson.title });
      await expect(page.getByText(told)).toBeVisible();
      await expect(page.getByText(told)).toHaveCount(1);
      await expect(page.getByText(t("quality.withdrawn"), { exact: true })).toHaveCount(1);
      await expectAccessible(page);
      const after = (await member.lesson(lesson.id)).atoms.map(({ id }) => id);
      expect(after).toHaveLength(before.length);
      expect(after.filter((id) => !before.includes(id))).toHaveLength(1);
    });
  });
}

test("what is being made, and what was not made, is said after a reload too", async ({
  page,
  context,
  member,
  texts: { t },
}) => {
  const { exercises } = await makeCapsule(member);
  const since = new Date().toISOString();
  const states = {
    pending: { status: "pending", since },
    failed: { status: "failed", since, reason: "nothing_more" },
  };
  let replacement: object = states.pending;
  await page.route("**/api/v2/quality/molecules/*", async (route) => {
    const response = await route.fetch();
    const { atoms, ...quality } = await response.json();
    const changed = atoms.map((atom: object) => ({ ...atom, replacement }));
    await route.fulfill({ response, json: { ...quality, atoms: changed } });
  });
  await page.goto(exercises);
  for (const _ of ["opened", "reloaded"]) {
    await open(page);
    await expect(page.getByText(t("quality.replacePending")).first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
  }
  await open(page);
  replacement = states.failed;
  await expect(page.getByText(t("quality.replaceFailed.nothing_more")).first()).toBeVisible();
  await expect(page.getByText(t("quality.replacePending"))).toHaveCount(0);
  await page.reload();
  await open(page);
  await expect(page.getByText(t("quality.replaceFailed.nothing_more")).first()).toBeVisible();
  await expectAccessible(page);

  await page.unroute("**/api/v2/quality/molecules/*");
  await page.reload();
  await open(page);
  const replace = page.getByRole("button", { name: t("quality.replace"), exact: true });
  await expect(replace.first()).toBeVisible();
  const held = await replace.count();
  await context.setOffline(true);
  await replace.first().click();
  await expect(page.getByText(t("quality.manageFailed"))).toBeVisible({ timeout: 30_000 });
  await expect(replace).toHaveCount(held);
  await context.setOffline(false);
});
