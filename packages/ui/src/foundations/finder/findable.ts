import { searchWords } from "./search-words.ts";

/** A component as somebody looks for it. */
export interface Findable {
  /** The task that it is for. */
  readonly task: string;
  /** Its place in the sidebar. */
  readonly title: string;
  readonly purpose: string;
  /** When another one serves better, and which. */
  readonly notFor: string;
}

interface Notes {
  readonly purpose?: unknown;
  readonly notFor?: unknown;
}

/** What a story file says of its component. */
export interface StoryMeta {
  readonly title?: string;
  readonly parameters?: { readonly notes?: Notes };
}

const words = (value: unknown) => (typeof value === "string" ? value : "");

/** The components that are listed by their tasks, with what their own notes say of them. */
export function findableFrom(metas: readonly StoryMeta[]): readonly Findable[] {
  const notesOf = new Map(metas.map(({ title = "", parameters }) => [title, parameters?.notes]));
  return Object.entries(searchWords).flatMap(([task, group]) =>
    Object.keys(group).flatMap((title) => {
      const notes = notesOf.get(title);
      if (notes === undefined) return [];
      return [{ task, title, purpose: words(notes.purpose), notFor: words(notes.notFor) }];
    }),
  );
}

/** Without capitals and accents, so that “médaille” is found by “medaille”. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Those whose name, purpose or other words hold every word that was typed. */
export function find(all: readonly Findable[], typed: string): readonly Findable[] {
  const wanted = plain(typed).split(/\s+/u).filter(Boolean);
  return all.filter(({ task, title, purpose }) => {
    const said = plain(`${task} ${title} ${purpose} ${searchWords[task]?.[title] ?? ""}`);
    return wanted.every((word) => said.includes(word));
  });
}
