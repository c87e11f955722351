import type { NoteDocument, NoteInline } from "@alambic/contract";
import { isWithin } from "../fields/index.ts";
import { jsonBytes } from "./jsonBytes.ts";
import { noteLimits } from "./limits.ts";
import { isNoteLink } from "./noteLink.ts";

/** Why a note cannot be kept as it is. */
export type NoteFault = "title_too_long" | "too_large" | "link_not_https";

/** What is to be kept of a note. */
export interface WrittenNote {
  readonly title: string;
  readonly content: NoteDocument;
}

/** What is wrong with a note; null where nothing is. */
export function noteFault({ title, content }: WrittenNote): NoteFault | null {
  if (!isWithin(title, noteLimits.title)) return "title_too_long";
  if (jsonBytes(content) > noteLimits.bytes) return "too_large";
  return inlinesOf(content).every(hasSafeLinks) ? null : "link_not_https";
}

function inlinesOf({ content }: NoteDocument): readonly NoteInline[] {
  const paragraphs = content.flatMap((block) =>
    block.type === "paragraph" ? [block] : block.content.flatMap((item) => item.content),
  );
  return paragraphs.flatMap((paragraph) => paragraph.content ?? []);
}

function hasSafeLinks({ marks = [] }: NoteInline): boolean {
  return marks.every((mark) => mark.type !== "link" || isNoteLink(mark.attrs.href));
}
