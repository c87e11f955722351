import type { RichText as RichTextValue } from "@alambic/contract";
import type { ReactNode } from "react";
import { isLong } from "../rich-text/isLong.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { long } from "./Passage.css.ts";
import { Passage } from "./Passage.tsx";
import { promptParts } from "./promptParts.ts";

/** What an exercise asks, as its player shows it. */
export interface Prompt {
  /** All of it. */
  readonly whole: RichTextValue;
  /** What the heading says: the same without the passage that it quotes. */
  readonly question: ReactNode;
  /** Draws the passage that is quoted, if one is. */
  readonly quote?: (id: string, language: string) => ReactNode;
}

/** Comes with the kinds that ask, so that no page waits for it. */
export function promptOf(whole: RichTextValue): Prompt {
  const { question, lead, passage } = promptParts(whole);
  const words = <RichText text={question} />;
  const prompt = {
    whole,
    question: isLong(question) ? <span className={long}>{words}</span> : words,
  };
  return passage === undefined
    ? prompt
    : {
        ...prompt,
        quote: (id, language) => (
          <Passage id={id} language={language} lead={lead} passage={passage} />
        ),
      };
}
