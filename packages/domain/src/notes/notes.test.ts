import type { NoteDocument } from "@alambic/contract";
import { expect, test } from "vitest";
import { contractAccepts } from "../testing/contractAccepts.ts";
import {
  isNoteLink,
  jsonBytes,
  noteFault,
  noteLimits,
  noteText,
  noteToMarkdown,
  parseNote,
  withoutPrefix,
} from "./index.ts";

const text = (words: string, ...marks: NonNullable<Marked["marks"]>): Marked => ({
  type: "text",
  text: words,
  marks,
});
type Marked = { readonly type: "text"; text: string; marks?: Mark[] };
type Mark = { type: "strong" | "em" | "underline" } | { type: "link"; attrs: { href: string } };
const paragraph = (...content: Marked[]) => ({ type: "paragraph" as const, content });
const doc = (...content: NoteDocument["content"]): NoteDocument => ({ type: "doc", content });

test.each([
  ["https://example.org", true],
  ["HTTPS://example.org/a?b#c", true],
  ["http://example.org", false],
  ["https://", false],
  ["https:///x", false],
  ["https://a b", false],
  ["javascript:alert(1)", false],
  [`https://${"a".repeat(2000)}`, false],
])("the address %s may be linked: %s", (address, allowed) => {
  expect(isNoteLink(address)).toBe(allowed);
});

test.each([
  ["https://https://example.org/x", "https://example.org/x"],
  ["https:// HTTPS://example.org", "HTTPS://example.org"],
  ["https://http://example.org", "http://example.org"],
  ["https://example.org/?to=https://b.org", "https://example.org/?to=https://b.org"],
  ["https://", "https://"],
])("the address %s is meant as %s", (typed, meant) => expect(withoutPrefix(typed)).toBe(meant));

test("a note has a title and a size that are not too long, and no link but https", () => {
  const note = (words: string, ...marks: Mark[]) => ({
    title: "",
    content: doc(paragraph(text(words, ...marks))),
  });
  expect(noteFault(note("x"))).toBeNull();
  expect(noteFault({ ...note("x"), title: "t".repeat(noteLimits.title + 1) })).toBe(
    "title_too_long",
  );
  expect(noteFault(note("é".repeat(noteLimits.bytes / 2)))).toBe("too_large");
  expect(noteFault(note("x", { type: "link", attrs: { href: "http://a" } }))).toBe(
    "link_not_https",
  );
});

test("signs are counted as the contract counts them: an emoji is one", () => {
  const content = doc(paragraph(text("x")));
  const [titleFits, linkFits] = [contractAccepts("NoteTitle"), contractAccepts("NoteLink")];
  for (const count of [noteLimits.title, noteLimits.title + 1]) {
    const title = "🙂".repeat(count);
    expect(noteFault({ title, content }) === null).toBe(titleFits(title));
  }
  for (const count of [1990, 1993]) {
    const href = `https://${"🙂".repeat(count)}`;
    expect(isNoteLink(href)).toBe(linkFits({ type: "link", attrs: { href } }));
  }
});

test("a note is measured as UTF-8", () => {
  const content = doc(paragraph(text("aé漢😀")));
  expect(jsonBytes(content)).toBe(
    encodeURIComponent(JSON.stringify(content)).replaceAll(/%../gu, "_").length,
  );
});

test("a note as text and as Markdown", () => {
  const content = doc(
    paragraph(text("Le K: "), text("avec voyelle ", { type: "strong" }), text("*ici*")),
    {
      type: "bullet_list",
      content: [
        { type: "list_item", content: [paragraph(text("ka")), paragraph(text("encore"))] },
        {
          type: "list_item",
          content: [
            paragraph(text("page", { type: "link", attrs: { href: "https://a.org/(x)" } })),
          ],
        },
      ],
    },
    paragraph(text("1. pas une liste")),
  );
  expect(noteText(content)).toBe("Le K: avec voyelle *ici*\nka\nencore\npage\n1. pas une liste");
  expect(noteToMarkdown("La #famille", content)).toBe(
    "# La \\#famille\n\nLe K: **avec voyelle** \\*ici\\*\n\n- ka\n\n  encore\n- [page](<https://a.org/(x)>)\n\n1\\. pas une liste\n",
  );
});

test("a tree is read as a note, and what is none is refused", () => {
  const content = doc(paragraph(text("a", { type: "em" })), {
    type: "bullet_list",
    content: [{ type: "list_item", content: [{ type: "paragraph" }] }],
  });
  expect(parseNote(content)).toEqual(content);
  const link = { type: "link", attrs: { href: "javascript:alert(1)" } };
  const hostile = { type: "paragraph", content: [{ type: "text", text: "x", marks: [link] }] };
  const refused = [null, "<p>x</p>", doc(), { type: "doc", content: [{ type: "image" }] }];
  for (const value of [...refused, { type: "doc", content: [hostile] }]) {
    expect(parseNote(value)).toBeNull();
  }
});
