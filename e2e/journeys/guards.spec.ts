import { expect, test } from "../src/test.ts";

const membersOnly = ["/dashboard", "/library", "/capsules", "/session/molecule/unknown"];

test("a guest is led to the landing page from what needs a session", async ({ page }) => {
  for (const path of membersOnly) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test("a member is led to the dashboard from what is for guests", async ({ page, member }) => {
  await member.catalogue();
  for (const path of ["/", "/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test("an unknown address leads to the page that says so", async ({ page }) => {
  await page.goto("/nowhere/at/all");
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page introuvable");
});

test("signing out ends the session for good", async ({ page, member, texts, context }) => {
  await page.goto("/dashboard");
  await page
    .getByRole("button", { name: texts.t("member.accountMenu", { name: member.username }) })
    .click();
  await page.getByRole("button", { name: texts.t("member.signOut") }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await context.request.get("/api/v2/users/me")).status()).toBe(401);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/$/);
});

test("the language changes everything at once and stays", async ({ page, member }) => {
  await member.catalogue();
  await page.goto("/dashboard");
  await page.getByRole("combobox", { name: "Langue" }).selectOption("nl");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page).toHaveTitle(/^Overzicht · Alambic$/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});
