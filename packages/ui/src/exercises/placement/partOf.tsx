import type { Option, RichText as RichTextValue } from "@alambic/contract";
import { plainText } from "@alambic/domain/exercises/kind";
import type { ReactNode } from "react";
import { Picture } from "../picture/Picture.tsx";
import { RichText } from "../rich-text/RichText.tsx";

/** A card that can be placed, or a place for one, as it is drawn and as it is named in a menu. */
export interface PlacementPart {
  readonly id: string;
  readonly content: ReactNode;
  readonly label: string;
  /** The language of the label, where it has one of its own. */
  readonly lang?: string | undefined;
  /** A sign or two, which want to be large. */
  readonly brief?: boolean;
}

const briefLength = 3;

function languageOf(text: RichTextValue): string | undefined {
  const languages = typeof text === "string" ? [] : text.map(({ lang }) => lang);
  return new Set(languages).size === 1 ? languages[0] : undefined;
}

/** How an option is drawn. */
export function partOf({ id, text, picture }: Option): PlacementPart {
  const words = plainText(text);
  return {
    id,
    label: words,
    lang: languageOf(text),
    brief: words.length <= briefLength,
    content: (
      <>
        {picture === undefined ? null : <Picture picture={{ ...picture, alt: "" }} size="small" />}
        <span>
          <RichText text={text} />
        </span>
      </>
    ),
  };
}

/** Finds how a part is drawn. */
export function contentOf(parts: readonly PlacementPart[], id: string | null): ReactNode {
  return parts.find((part) => part.id === id)?.content ?? null;
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
  return <span lang={part.lang}>{shortened(part.label)}</span>;
}
