import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../src/expectAccessible.ts";
import { Keyboard } from "../src/Keyboard.ts";
import { serveFolder } from "../src/serveFolder.ts";

const examples = join(import.meta.dirname, "../../dist/examples");

interface Fixtures {
  /** Opens an example, and fails the test where the browser reports a fault or a breach of the policy. */
  readonly open: (example: string) => Promise<void>;
  readonly keyboard: Keyboard;
}

const test = base.extend<Fixtures>({
  open: async ({ page }, provide) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    const served: { close(): void }[] = [];
    await provide(async (example) => {
      const folder = await serveFolder(join(examples, example));
      served.push(folder);
      await page.goto(folder.origin);
    });
    for (const folder of served) folder.close();
    expect(faults).toEqual([]);
  },
  keyboard: async ({ page }, provide) => provide(new Keyboard(page)),
});

const places = {
  react: (page: Page, name: string) => page.getByRole("region", { name, exact: true }),
  html: (page: Page, name: string) => page.locator(`#${name}`),
} as const;

const verbs = {
  react: { check: ["Check", "Check", "Check"], right: ["That’s it!", "That’s it!", "That’s it!"] },
  html: {
    check: ["Vérifier", "Check", "Controleren"],
    right: ["C’est ça !", "That’s it!", "Dat is het!"],
  },
} as const;

/** Puts a card into a place by keys alone. */
async function place(keyboard: Keyboard, exercise: Locator, card: string, into: string) {
  await keyboard.press(exercise.getByRole("button", { name: card }));
  await keyboard.press(exercise.getByRole("button", { name: into }));
}

for (const example of ["react", "html"] as const) {
  test.describe(`exercises in a page: ${example}`, () => {
    const { check, right } = verbs[example];
    const placeOf = places[example];

    test("are done by keyboard alone, and tell the page", async ({ page, open, keyboard }) => {
      await open(example);
      const choice = placeOf(page, "choice");
      await keyboard.tabTo(choice.getByRole("radio").first());
      await keyboard.keys("ArrowDown");
      await keyboard.press(choice.getByRole("button", { name: check[0] }));
      await expect(choice.getByRole("heading", { name: right[0] })).toBeVisible();

      const matching = placeOf(page, "matching");
      await place(keyboard, matching, "88 days", "Mercury");
      await place(keyboard, matching, "365 days", "Earth");
      await keyboard.press(matching.getByRole("button", { name: check[1] }));
      await expect(matching.getByRole("heading", { name: right[1] })).toBeVisible();

      const gaps = placeOf(page, "gaps");
      await keyboard.fill(gaps.getByRole("textbox"), example === "html" ? "nul" : "zero");
      await keyboard.press(gaps.getByRole("button", { name: check[2] }));
      await expect(gaps.getByRole("heading", { name: right[2] })).toBeVisible();

      const heard = example === "html" ? page.locator("#heard") : page.getByRole("status").last();
      for (const name of ["choice", "matching", "gaps"]) {
        await expect(heard).toContainText(
          example === "html" ? `${name} completed correct 1` : `${name} 1 (correct)`,
        );
      }
      await expectAccessible(page, { sheets: example === "react" });
    });

    test("keep their looks at 320 pixels, with nothing to scroll sideways", async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(example);
      await expect(placeOf(page, "gaps").getByRole("textbox")).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectAccessible(page, { sheets: example === "react" });
    });
  });
}

test("a choice, a matching and a gap come in three requests", async ({ page, open }) => {
  for (const example of ["react", "html"]) {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) asked.push(request.url());
    });
    await open(example);
    await page.waitForLoadState("networkidle");
    // What stands for the damaged exercise, and follows an answer, comes after them.
    const isLate = (url: string) => /\b(?:page|extra-parts|extras|rolldown-runtime)\b/u.test(url);
    const own = [...new Set(asked.filter((url) => !isLate(new URL(url).pathname)))];
    expect(own, own.join("\n")).toHaveLength(3);
    for (const url of own) {
      const text = await (await page.request.get(url)).text();
      const needed = [...text.matchAll(/(?:from|import)\s*"([^"]+)"/gu)].map(
        ([, file = ""]) => file,
      );
      expect(needed.filter(isLate), `what ${url} does not begin without`).toEqual([]);
    }
    page.removeAllListeners("request");
  }
});

test("an element tells each answer as it is given, and what it is worth once it is checked", async ({
  page,
  open,
}) => {
  await open("html");
  const choice = page.locator("#choice");
  const heard = page
    .locator("#heard")
    .getByRole("listitem")
    .filter({ hasText: /^choice / });
  await choice.getByRole("radio").first().check();
  await expect(heard).toHaveText(["choice response"]);
  await choice.getByRole("button", { name: "Vérifier" }).click();
  await expect(heard).toHaveText(["choice response", "choice checked incorrect 0"]);
  await choice.getByRole("button", { name: "Réessayer" }).click();
  await choice.getByRole("radio").nth(1).check();
  await choice.getByRole("button", { name: "Vérifier" }).click();
  await expect(heard.last()).toHaveText("choice completed correct 1");
  await expect(heard.filter({ hasText: "checked correct 1" })).toHaveCount(1);
});

test("content that cannot be played is refused in words, and told to the page", async ({
  page,
  open,
}) => {
  await open("react");
  await expect(page.getByRole("heading", { name: "This exercise is damaged" })).toBeVisible();
  await open("html");
  await expect(
    page.getByRole("heading", { name: "Cet exercice ne s’ouvre pas ici" }),
  ).toBeVisible();
  await expect(page.locator("#heard")).toContainText("order refused");
});

test("an element speaks the language and wears the theme of its attributes, also when they change", async ({
  page,
  open,
}) => {
  await open("html");
  const choice = page.locator("#choice");
  await expect(choice.getByRole("button", { name: "Vérifier" })).toBeVisible();
  await choice.evaluate((element) => {
    element.setAttribute("language", "nl");
    element.setAttribute("theme", "dark");
  });
  await expect(choice.getByRole("button", { name: "Controleren" })).toBeVisible();
  await expect(choice.locator("[data-theme=dark]")).toBeVisible();
  await expect(choice.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
});
