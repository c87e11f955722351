import type { TableBlock } from "@alambic/contract";

import { inLanguage, plainText } from "../../texts/rich-text.ts";
import { tableText } from "../layout/table-text.ts";

/** A table of a document as a lesson shows it, the header first. */
export function tableBlock(
  caption: string,
  [header = [], ...rows]: readonly (readonly string[])[],
  lang: string,
): TableBlock {
  const isNamed = header[0] === "";
  return {
    type: "table",
    caption,
    header: header.slice(isNamed ? 1 : 0).map((cell) => [inLanguage(cell, lang)]),
    ...(isNamed ? { row_headers: true } : {}),
    rows: rows.map((row) => row.map((cell) => [inLanguage(cell, lang)])),
  };
}

/** A table of a lesson as it stands in its document. */
export function textOfTableBlock({ header, row_headers: isNamed, rows }: TableBlock): string {
  const names = header.map(plainText);
  return tableText([
    isNamed === true ? ["", ...names] : names,
    ...rows.map((row) => row.map(plainText)),
  ]);
}
