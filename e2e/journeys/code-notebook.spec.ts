import { expectAccessible } from "../src/expectAccessible.ts";
import { settle } from "../src/settle.ts";
import { expect, test } from "../src/test.ts";

/** What a cell tries, each told by what came of it; nothing of it may be “got”. */
const waysOut = (origin: string) => `
const got = async (way) => { try { return await way() ? "got" : "nothing"; } catch { return "refused"; } };
const opened = (make) => new Promise((tell, fail) => {
  const link = make();
  link.onopen = () => tell(true);
  link.onerror = fail;
});
const own = "${origin}";
[
  await got(() => fetch(own + "/api/v2/users/me", { credentials: "include" })),
  await got(() => fetch(own + "/healthz", { mode: "no-cors" })),
  await got(() => { const ask = new XMLHttpRequest(); ask.open("GET", own + "/healthz", false); ask.send(); return true; }),
  await got(() => opened(() => new WebSocket(own.replace("http", "ws") + "/api/v2/realtime"))),
  await got(() => opened(() => new EventSource(own + "/healthz"))),
  await got(() => { importScripts(own + "/sw.js"); return true; }),
  await got(() => import(own + "/sw.js")),
  await got(() => new Promise((tell, fail) => {
    const nested = new Worker(URL.createObjectURL(new Blob(["fetch('" + own + "/healthz').then(() => postMessage(1), () => postMessage(0))"])));
    nested.onmessage = ({ data }) => (data ? tell(true) : fail());
    nested.onerror = fail;
  })),
  await got(() => new Promise((tell, fail) => {
    const asked = indexedDB.open("alambic");
    asked.onsuccess = () => tell(true);
    asked.onerror = fail;
  })),
  await got(() => caches.keys()),
  await got(() => localStorage),
  await got(() => document.cookie),
  await got(() => parent.document),
  self.origin,
].join(" ")`;

test.describe("code notebooks, in English and by keyboard", () => {
  test.use({ language: "en", viewport: { width: 1280, height: 900 } });

  test("run code apart from everything, end what is endless, and keep it", async ({
    page,
    server,
    member,
    keyboard,
    texts: { t },
  }) => {
    test.slow();
    await page.goto("/toolbox/code");
    await settle(page);
    await expect(page.getByRole("heading", { name: t("code.books.lockedTitle") })).toBeVisible();
    const title = "Python: values and variables";
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await expectAccessible(page);
    await member.enroll((await member.found(title)).id);

    await page.reload();
    await settle(page);
    await keyboard.press(page.getByRole("button", { name: t("code.books.new") }));
    await expect(page.getByLabel(t("code.books.title"))).toBeFocused();
    await page.keyboard.type("First steps");
    const cell = (number: number) =>
      page.getByRole("region", { name: t("code.cells.cell", { number }), exact: true });
    const editor = (number: number) => cell(number).getByRole("textbox");
    const output = (number: number) =>
      page.getByRole("region", { name: t("code.cells.output", { number }) });
    const run = async (number: number, source: string) => {
      await keyboard.fill(editor(number), source);
      await page.keyboard.press("Control+Enter");
    };

    await run(1, "let prices = [3, 4];\nprices.map((price) => price * 2)");
    await expect(output(1)).toContainText("[6, 8]");
    await run(1, waysOut(server.origin));
    await expect(output(1)).toContainText(`${Array(13).fill("refused").join(" ")} null`);
    await run(1, "prices.length");
    await expect(output(1)).toContainText("2");
    await run(1, 'console.log("begun");\nwhile (true);');
    await expect(cell(1).getByText(t("code.cells.tooLong"))).toBeVisible({ timeout: 20_000 });
    await expect(output(1)).toContainText("begun");
    await run(1, "typeof prices");
    await expect(output(1)).toContainText("undefined");

    await keyboard.press(cell(1).getByRole("button", { name: t("code.cells.addAfter") }));
    await expect(editor(2)).toBeFocused();
    await keyboard.tabTo(cell(2).getByRole("combobox"), { back: true });
    await page.keyboard.press("P");
    await run(2, 'print("from Python")\nsum([1, 2, 3])');
    await expect(output(2)).toContainText("from Python", { timeout: 120_000 });
    await expect(output(2)).toContainText("6");
    await run(2, 'import js\nawait js.fetch("' + server.origin + '/healthz")');
    await expect(output(2)).toContainText("Failed to fetch");
    await run(2, "bytearray(2_000_000_000)");
    await expect(output(2)).toContainText("MemoryError");
    await run(2, "x = 1\ninput()");
    await expect(cell(2).getByText(t("code.cells.raisedAt", { line: 2 }))).toBeVisible();
    await expect(page.getByText(t("code.books.saved"), { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await settle(page);
    await keyboard.press(page.getByRole("button", { name: t("code.books.open"), exact: true }));
    await expect(page.getByLabel(t("code.books.title"))).toHaveValue("First steps");
    await expect(editor(1)).toHaveValue("typeof prices");
    await expect(editor(2)).toHaveValue("x = 1\ninput()");
    await keyboard.press(page.getByRole("button", { name: t("code.books.remove") }));
    await keyboard.press(page.getByRole("button", { name: t("code.books.undo") }));
    await expect(page.getByText(t("code.books.restored"))).toBeVisible();
    await expect(page.getByRole("heading", { name: "First steps" })).toBeVisible();
  });
});
