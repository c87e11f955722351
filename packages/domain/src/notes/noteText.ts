import type { NoteBlock, NoteDocument, NoteInline } from "@alambic/contract";

/** The words of a note, a line a paragraph. */
export function noteText(content: NoteDocument): string {
  return linesOf(content.content).join("\n");
}

function linesOf(blocks: readonly NoteBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.type === "paragraph"
      ? [textOf(block.content ?? [])]
      : block.content.flatMap((item) => linesOf(item.content)),
  );
}

function textOf(inlines: readonly NoteInline[]): string {
  return inlines.map((inline) => (inline.type === "text" ? inline.text : "\n")).join("");
}
