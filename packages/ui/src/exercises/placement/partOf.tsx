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
  /** What the label stands for, where it may have a language of its own. */
  readonly text?: RichTextValue;
}

/** How an option is drawn. */
export function partOf({ id, text, picture }: Option): PlacementPart {
  const words = plainText(text);
  return {
    id,
    label: words,
    text,
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
export function contentOf(parts: readonly PlacementPart[], id: string): ReactNode {
  return parts.find((part) => part.id === id)?.content;
}
