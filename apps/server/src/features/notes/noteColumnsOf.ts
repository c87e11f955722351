import type { NewNote } from "@alambic/contract";
import { noteFault, noteText } from "@alambic/domain/notes";
import type { NoteFault } from "@alambic/domain/notes";

import { Problem } from "../../http/problems/Problem.ts";
import type { FieldFault } from "../../http/problems/Problem.ts";
import { json } from "../../platform/db/tables/columns.ts";
import { foldText } from "../capsules/index.ts";
import { excerptOf } from "./excerptOf.ts";

const faults: Readonly<Record<NoteFault, FieldFault>> = {
  title_too_long: { path: "title", code: "too_long" },
  too_large: { path: "content", code: "too_long" },
  link_not_https: { path: "content", code: "not_allowed" },
};

/** What is written of a note as its columns. Throws `validation_failed` for what no note may be. */
export function noteColumnsOf(note: Pick<NewNote, "title" | "content" | "font" | "font_size">) {
  const fault = noteFault(note);
  if (fault !== null) throw new Problem("validation_failed", { fields: [faults[fault]] });
  const { title, content, font, font_size } = note;
  const text = noteText(content);
  return {
    title,
    content: json(content),
    font,
    font_size,
    searched: foldText(`${title} ${text}`),
    excerpt: excerptOf(text),
  };
}
