import { Member } from "../src/Member.ts";
import { expect, test } from "../src/test.ts";

const membersOnly = ["/dashboard", "/library", "/capsules", "/session/molecule/unknown"];

test("a guest is led to the landing page from what needs a session", async ({ page }) => {
  for (const path of membersOnly) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test("a guest is shown the landing page without a call that is refused", async ({ page }) => {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(refused).toEqual([]);
});

test("a member is led to the dashboard from what is for guests", async ({ page, member }) => {
  await member.catalogue();
  // Having been here, the browser knows that there is somebody to ask for.
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
  await page.goto("/toolbox/vocabulary?capsule=unknown");
  await expect(page).toHaveURL(/\/$/);
  await page
    .getByRole("link", { name: texts.t("shell.signIn") })
    .first()
    .click();
  await page.getByLabel(texts.t("login.identifier")).fill(member.username);
  await page.getByRole("textbox", { name: texts.t("login.password") }).fill(Member.password);
  await page.getByRole("button", { name: texts.t("login.signIn"), exact: true }).click();
  await expect(page).toHaveURL(/\/toolbox\/vocabulary\?capsule=unknown$/);
});

test("the language changes everything at once and stays", async ({ page, member }) => {
  await member.catalogue();
  await page.goto("/dashboard");
  await page.getByRole("combobox", { name: "Langue" }).selectOption("nl");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page).toHaveTitle(/^Dashboard · Alambic$/);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});
