import type { ReactNode } from "react";
import type { PlacementPart } from "./partOf.tsx";

/** The language of a label, where it has one of its own. */
export function languageOf({ text = [] }: PlacementPart): string | undefined {
  const languages = typeof text === "string" ? [] : text.map(({ lang }) => lang);
  return new Set(languages).size === 1 ? languages[0] : undefined;
}

const longestName = 80;

/** A label as it is named: all of it, or, of a whole text, the beginning. */
export function shortened(label: string): string {
  if (label.length <= longestName) return label;
  const signs = new Intl.Segmenter().segment(label.slice(0, 8 * longestName));
  const beginning = Array.from(signs, ({ segment }) => segment).slice(0, longestName);
  return `${beginning.join("").trimEnd()}…`;
}

/** How a part is spoken of: as it is drawn, or, where that is a whole text, by its beginning. */
export function nameOf(parts: readonly PlacementPart[], id: string | null): ReactNode {
  const part = parts.find((candidate) => candidate.id === id);
  if (part === undefined) return null;
  if (part.label.length <= longestName) return part.content;
  return <span lang={languageOf(part)}>{shortened(part.label)}</span>;
}
