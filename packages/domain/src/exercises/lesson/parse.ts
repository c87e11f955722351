import type { LessonBlock, LessonContent } from "@alambic/contract";
import { codeLanguage, codeSource } from "../code/source.ts";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  figure,
  flag,
  list,
  member,
  object,
  picture,
  richText,
  tagged,
  text,
  whole,
} from "../checks/index.ts";

const entry = object({ term: richText, description: richText }, { picture });

const block: Check<LessonBlock> = tagged({
  heading: object({ type: among(["heading"]), text: richText }),
  paragraph: object({ type: among(["paragraph"]), text: richText }, { figure }),
  list: object({ type: among(["list"]), ordered: flag, items: list(richText, 1, 100) }),
  quote: object({ type: among(["quote"]), text: richText }, { page: whole(1) }),
  callout: object({
    type: among(["callout"]),
    tone: among(["tip", "key", "warning"]),
    text: richText,
  }),
  terms: object({ type: among(["terms"]), entries: list(entry, 1, 100) }),
  table: object(
    {
      type: among(["table"]),
      caption: text({ least: 1, most: 300 }),
      header: list(richText, 1, 12),
      rows: list(list(richText, 1, 12), 1, 100),
    },
    { row_headers: flag },
  ),
  figure: object({ type: among(["figure"]), picture }, { caption: richText }),
  code: object(
    { type: among(["code"]), language: codeLanguage, code: codeSource },
    { caption: richText },
  ),
  maths: object(
    { type: among(["maths"]), tex: text({ least: 1, most: 2000 }) },
    { caption: richText },
  ),
});

export const content: Check<LessonContent> = object({ blocks: list(block, 1, 200) });

/** Every row of a table is as long as its header, or by the cell that names it longer. */
export function contentRules({ blocks }: LessonContent, path: string, report: Report): void {
  for (const [index, part] of blocks.entries()) {
    if (part.type !== "table") continue;
    const rows = member(member(member(path, "blocks"), index), "rows");
    const width = part.header.length + (part.row_headers === true ? 1 : 0);
    for (const [number, row] of part.rows.entries()) {
      if (row.length === width) continue;
      report(member(rows, number), "row_length", `Expected ${width} cells.`);
    }
  }
}
