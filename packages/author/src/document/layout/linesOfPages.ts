import { isShortText } from "../isShortText.ts";
import { linesOfPage } from "./linesOfPage.ts";
import type { LinedPage, RawPage } from "./shapes.ts";

/** The lines of each page: in a short document, those of columns that other pages tell too. */
export function linesOfPages(pages: readonly RawPage[]): readonly LinedPage[] {
  const lined = pages.map((page) => linesOfPage(page));
  if (!isShortText(pages.length)) return lined;
  const columns = lined.flatMap((page) => page.columns ?? []);
  return columns.length === 0 ? lined : pages.map((page) => linesOfPage(page, columns));
}
