import { expect } from "@playwright/test";
import { PDFDocument } from "pdf-lib";
import { importFile } from "../src/importFile.ts";
import { test } from "../src/test.ts";

/** One grey pixel, stretched over each page as a scanner's picture is. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

async function scannedPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const picture = await document.embedPng(pixel);
  for (const page of [document.addPage(), document.addPage()]) {
    page.drawImage(picture, { x: 0, y: 0, ...page.getSize() });
  }
  return Buffer.from(await document.save());
}

test.describe("documents that cannot be learned from, in English", () => {
  test.use({ language: "en" });

  test("say why in the learner's language, and cost nothing", async ({
    page,
    member,
    server,
    texts,
  }) => {
    await server.administer("set-plan", member.username, "premium");

    await importFile(page, texts, Buffer.from("This is no PDF."));
    await expect(page.getByText(texts.t("create.fileNotPdf"))).toBeVisible();

    await importFile(page, texts, await scannedPdf());
    await expect(page.getByText(texts.t("problems.pdf_no_text"))).toBeVisible();

    expect(await member.quota()).toMatchObject({ used: 0 });
    expect((await member.mine()).total).toBe(0);
  });
});
