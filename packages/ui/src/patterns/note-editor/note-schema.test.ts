import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyNote } from "./note-content.ts";
import { isNoteLink, readNote } from "./note-schema.ts";

const linked = (href: string) => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [{ type: "text", text: "ici", marks: [{ type: "link", attrs: { href } }] }],
    },
  ],
});

test.each([
  ["https://example.org/a?b=c", true],
  ["HTTPS://example.org", true],
  ["http://example.org", false],
  ["javascript:alert(1)", false],
  ["https:", false],
  ["https:// example.org", false],
  ["", false],
])("%j may be linked: %s", (address, allowed) => expect(isNoteLink(address)).toBe(allowed));

describe("stored content", () => {
  test("that is a note comes back as it was", () => {
    const note = linked("https://example.org");
    expect(readNote(note)?.toJSON()).toEqual(note);
    expect(readNote(emptyNote)?.toJSON()).toEqual(emptyNote);
  });

  test.each([
    ["a hostile link", linked("javascript:alert(1)")],
    ["an unknown node", { type: "doc", content: [{ type: "video" }] }],
    ["a part of a note", { type: "paragraph" }],
    ["an empty document", { type: "doc", content: [] }],
    ["a wrong nesting", { type: "doc", content: [{ type: "list_item" }] }],
  ])("that is no note is refused: %s", (_, content) => expect(readNote(content)).toBeNull());

  test("of any shape never throws", () => {
    fc.assert(fc.property(fc.jsonValue(), (content) => readNote(content) === null));
  });
});
