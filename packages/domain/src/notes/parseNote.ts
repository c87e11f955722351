import { fieldOf } from "../fields/index.ts";
import type {
  NoteBlock,
  NoteDocument,
  NoteInline,
  NoteMark,
  NoteParagraph,
} from "@alambic/contract";
import { isNoteLink } from "./noteLink.ts";

/** Reads a tree as a note; null for what is none. */
export function parseNote(value: unknown): NoteDocument | null {
  if (typeOf(value) !== "doc") return null;
  const content = listOf(value, parseBlock);
  return content === null || content.length === 0 ? null : { type: "doc", content };
}

function parseBlock(value: unknown): NoteBlock | null {
  if (typeOf(value) === "paragraph") return parseParagraph(value);
  if (typeOf(value) !== "bullet_list") return null;
  const content = listOf(value, (item) => {
    const paragraphs = typeOf(item) === "list_item" ? listOf(item, parseParagraph) : null;
    return paragraphs === null || paragraphs.length === 0
      ? null
      : { type: "list_item" as const, content: paragraphs };
  });
  return content === null || content.length === 0 ? null : { type: "bullet_list", content };
}

function parseParagraph(value: unknown): NoteParagraph | null {
  if (typeOf(value) !== "paragraph") return null;
  if (fieldOf(value, "content") === undefined) return { type: "paragraph" };
  const content = listOf(value, parseInline);
  return content && { type: "paragraph", content };
}

function parseInline(value: unknown): NoteInline | null {
  const marks = fieldOf(value, "marks") === undefined ? [] : listOf(value, parseMark, "marks");
  if (marks === null) return null;
  const marked = marks.length === 0 ? {} : { marks };
  if (typeOf(value) === "hard_break") return { type: "hard_break", ...marked };
  const text = fieldOf(value, "text");
  const isText = typeOf(value) === "text" && typeof text === "string" && text !== "";
  return isText ? { type: "text", text, ...marked } : null;
}

function parseMark(value: unknown): NoteMark | null {
  const type = typeOf(value);
  if (type === "strong" || type === "em" || type === "underline") return { type };
  const href = fieldOf(fieldOf(value, "attrs"), "href");
  const isLink = type === "link" && typeof href === "string" && isNoteLink(href);
  return isLink ? { type, attrs: { href } } : null;
}

function typeOf(value: unknown): unknown {
  return fieldOf(value, "type");
}

/** The parts of a node, all of them read; null where one of them cannot be. */
function listOf<Part>(
  value: unknown,
  parse: (part: unknown) => Part | null,
  name = "content",
): Part[] | null {
  const parts = fieldOf(value, name);
  if (!Array.isArray(parts)) return null;
  const read: Part[] = [];
  for (const part of parts) {
    const one = parse(part);
    if (one === null) return null;
    read.push(one);
  }
  return read;
}
