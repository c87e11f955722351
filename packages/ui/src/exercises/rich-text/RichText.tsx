import type { RichText as RichTextValue, TextRun } from "@alambic/contract";
import { Fragment, memo } from "react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { lazy } from "../lazy.ts";
import { WhenLoaded } from "../WhenLoaded.tsx";
import { code, fraction, mark, stroke } from "./RichText.css.ts";

/** It comes with the first formula, which until then stands as it was written. */
const maths = lazy(() => import("../maths/InlineMaths.tsx"));

function Styled({ run: { text, style, notation } }: { readonly run: TextRun }) {
  if (notation === "tex") {
    return (
      <WhenLoaded
        part={maths}
        meanwhile={<code aria-busy="true">{text}</code>}
        otherwise={<code>{text}</code>}
      >
        {({ default: InlineMaths }) => <InlineMaths tex={text} />}
      </WhenLoaded>
    );
  }
  switch (style) {
    case "strong":
      return <strong>{text}</strong>;
    case "emphasis":
      return <em>{text}</em>;
    case "code":
      return <code className={code}>{text}</code>;
    case "mark":
      return <mark className={mark}>{text}</mark>;
    default:
      return text;
  }
}

function Run({ run }: { readonly run: TextRun }) {
  useLanguageFont(run.lang, run.text);
  const words = <Styled run={run} />;
  return run.lang === undefined ? words : <span lang={run.lang}>{words}</span>;
}

/** All of a text: what else has a stroke in it may be a date. */
const isFraction = /^\d{1,4}\/\d{1,4}$/u;

/** A fraction, one number above the other; its stroke is heard and copied. */
function Fraction({ text }: { readonly text: string }) {
  const [over, under] = text.split("/");
  return (
    <span className={fraction}>
      <span>{over}</span>
      <span className={stroke}>/</span>
      <span>{under}</span>
    </span>
  );
}

export interface RichTextProps {
  /** Plain, or in pieces with a style or a language of their own. */
  readonly text: RichTextValue;
}

/** The runs of a text, each in its style and its language. Never markup. */
export const RichText = memo(function RichText({ text }: RichTextProps) {
  if (typeof text === "string") return isFraction.test(text) ? <Fraction text={text} /> : text;
  return text.map((run, index) => (
    <Fragment key={`${index} ${run.text}`}>
      <Run run={run} />
    </Fragment>
  ));
});
