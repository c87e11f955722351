import type { NoteBlock, NoteDocument, NoteInline } from "@alambic/contract";

/** A note as Markdown (CommonMark): what was written shows as it was written. */
export function noteToMarkdown(title: string, content: NoteDocument): string {
  const heading = title.trim() === "" ? "" : `# ${escapeText(oneLine(title))}\n\n`;
  return `${heading}${blocksOf(content.content)}\n`;
}

function blocksOf(blocks: readonly NoteBlock[]): string {
  return blocks
    .map((block) => (block.type === "paragraph" ? paragraphOf(block.content ?? []) : listOf(block)))
    .filter((text) => text !== "")
    .join("\n\n");
}

function listOf({ content }: Extract<NoteBlock, { readonly type: "bullet_list" }>): string {
  return content
    .map((item) => `- ${blocksOf(item.content).replaceAll(/\n(?!\n)/gu, "\n  ")}`)
    .join("\n");
}

function paragraphOf(inlines: readonly NoteInline[]): string {
  return inlines
    .map((inline) => (inline.type === "text" ? marked(inline) : "\\\n"))
    .join("")
    .trim();
}

const signs = { strong: ["**", "**"], em: ["*", "*"], underline: ["<u>", "</u>"] } as const;

/** Signs stand at the words: a space between them and a sign would make it a sign of its own. */
function marked({ text, marks = [] }: Extract<NoteInline, { readonly type: "text" }>): string {
  const words = oneLine(text);
  const core = words.trim();
  if (core === "") return words;
  const begins = words.indexOf(core);
  const [before, after] = [words.slice(0, begins), words.slice(begins + core.length)];
  const shown = marks.reduce((inner, mark) => {
    if (mark.type === "link") return `[${inner}](<${mark.attrs.href.replaceAll(/[<>]/gu, "")}>)`;
    const [open, close] = signs[mark.type];
    return `${open}${inner}${close}`;
  }, escapeText(core));
  return `${before}${shown}${after}`;
}

function oneLine(text: string): string {
  return text.replaceAll("\n", " ");
}

/** Keeps Markdown from reading signs of a text as its own. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#&~|]/gu, "\\$&")
    .replace(/^(?:[-+])(?=\s|$)/u, "\\$&")
    .replace(/^(\d+)([.)])(?=\s|$)/u, "$1\\$2");
}
