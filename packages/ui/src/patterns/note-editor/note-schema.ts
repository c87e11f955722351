import { Schema } from "prosemirror-model";
import type { Node } from "prosemirror-model";

/** Whether an address may be linked: a whole one that begins with https. */
export function isNoteLink(address: string): boolean {
  return /^https:\/\/\S+$/iu.test(address) && URL.canParse(address);
}

/** What a note is made of. Fonts and sizes belong to the whole note, so no style is ever inlined. */
export const noteSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      group: "block",
      content: "inline*",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    bullet_list: {
      group: "block",
      content: "list_item+",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    list_item: {
      content: "paragraph+",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    text: { group: "inline" },
    hard_break: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: "string" } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = element.getAttribute("href") ?? "";
            return isNoteLink(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => [
        "a",
        { href: String(attrs["href"]), rel: "noopener noreferrer", target: "_blank" },
        0,
      ],
    },
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
    underline: { parseDOM: [{ tag: "u" }], toDOM: () => ["u", 0] },
  },
});

/**
 * Reads stored content. Null for anything that is no note, and for a note with a link that no note
 * may have: it is then neither shown nor overwritten.
 */
export function readNote(content: unknown): Node | null {
  try {
    const note = noteSchema.nodeFromJSON(content);
    note.check();
    let safe = note.type.name === "doc";
    note.descendants(({ marks }) => {
      for (const { type, attrs } of marks) {
        if (type.name === "link" && !isNoteLink(String(attrs["href"]))) safe = false;
      }
    });
    return safe ? note : null;
  } catch {
    return null;
  }
}
