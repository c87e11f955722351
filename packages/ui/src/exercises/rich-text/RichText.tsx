import type { RichText as RichTextValue, TextRun } from "@alambic/contract";
import { Fragment, memo } from "react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { lazy } from "../lazy.ts";
import { WhenLoaded } from "../WhenLoaded.tsx";
import { code, equation, mark } from "./RichText.css.ts";
import { Fraction } from "./Fraction.tsx";
import { withEquations } from "./withEquations.ts";
import { withFractions } from "./withFractions.ts";

/** It comes with the first formula, which until then stands as it was written. */
const maths = lazy(() => import("../maths/InlineMaths.tsx"));

/** A text with its fractions one number above the other, and its equations unbroken where a line holds them. */
function Plain({ text }: { readonly text: string }) {
  if (!text.includes(" = ")) return <Figures text={text} />;
  return withEquations(text).map((piece, index) =>
    piece.isEquation ? (
      <span key={`${index}`} className={equation}>
        <Figures text={piece.text} />
      </span>
    ) : (
      <Figures key={`${index}`} text={piece.text} />
    ),
  );
}

function Figures({ text }: { readonly text: string }) {
  if (!text.includes("/")) return text;
  return withFractions(text).map((part, index) =>
    typeof part === "string" ? (
      part
    ) : (
      <Fraction key={`${index}`} over={part.over} under={part.under} alone={part.alone} />
    ),
  );
}

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
      return <Plain text={text} />;
  }
}

function Run({ run }: { readonly run: TextRun }) {
  useLanguageFont(run.lang, run.text);
  const words = <Styled run={run} />;
  return run.lang === undefined ? words : <span lang={run.lang}>{words}</span>;
}

export interface RichTextProps {
  /** Plain, or in pieces with a style or a language of their own. */
  readonly text: RichTextValue;
}

/** The runs of a text, each in its style and its language. Never markup. */
export const RichText = memo(function RichText({ text }: RichTextProps) {
  if (typeof text === "string") return <Plain text={text} />;
  return text.map((run, index) => (
    <Fragment key={`${index} ${run.text}`}>
      <Run run={run} />
    </Fragment>
  ));
});
