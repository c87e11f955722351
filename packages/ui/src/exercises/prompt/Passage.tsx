import type { RichText as RichTextValue } from "@alambic/contract";
import { RichText } from "../rich-text/RichText.tsx";
import { lead as leadClass, passage as passageClass } from "./Passage.css.ts";

export interface PassageProps {
  readonly id: string;
  /** The language of instruction. */
  readonly language: string;
  readonly lead: RichTextValue | undefined;
  readonly passage: RichTextValue;
}

/** What a question quotes, below it. */
export function Passage({ id, language, lead, passage }: PassageProps) {
  return (
    <>
      {lead && (
        <p lang={language} className={leadClass}>
          <RichText text={lead} />
        </p>
      )}
      <blockquote id={id} className={passageClass}>
        <RichText text={passage} />
      </blockquote>
    </>
  );
}
