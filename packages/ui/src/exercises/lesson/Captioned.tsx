import type { RichText as RichTextContent } from "@alambic/contract";
import type { ReactNode } from "react";
import { RichText } from "../rich-text/RichText.tsx";
import { captioned, figureCaption } from "./LessonText.css.ts";

export interface CaptionedProps {
  readonly caption: RichTextContent | undefined;
  readonly children: ReactNode;
}

/** Something to look at, with its caption under it. */
export function Captioned({ caption, children }: CaptionedProps) {
  if (caption === undefined) return children;
  return (
    <figure className={captioned}>
      {children}
      <figcaption className={figureCaption}>
        <RichText text={caption} />
      </figcaption>
    </figure>
  );
}
