import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../lib/chromiumLaunchOptions.ts";
import { locales } from "../../../packages/i18n/src/index.ts";

type Language = (typeof locales)[number];

/** A text as teachers and trainers hand it out, printed as a browser prints. */
export interface HandOut {
  readonly name: string;
  readonly language: Language;
  readonly pdf: Uint8Array;
}

const folder = join(import.meta.dirname, "texts");
const margin = "2cm";

/** Every hand-out of the folder, in the order of languages and names. */
export async function printHandOuts(): Promise<readonly HandOut[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const printed: HandOut[] = [];
    for (const language of locales) {
      const files = await readdir(join(folder, language));
      for (const file of files.filter((each) => each.endsWith(".html")).toSorted()) {
        await page.goto(pathToFileURL(join(folder, language, file)).href);
        const pdf = await page.pdf({
          format: "A4",
          margin: { top: margin, bottom: margin, left: margin, right: margin },
        });
        printed.push({ name: `${file.slice(0, -".html".length)}-${language}`, language, pdf });
      }
    }
    return printed;
  } finally {
    await browser.close();
  }
}
