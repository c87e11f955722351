import type { LessonBlock } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Suspense } from "react";
import { lazyPart } from "../../primitives/lazy-part/lazyPart.tsx";
import { Picture } from "../picture/Picture.tsx";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { Callout } from "./Callout.tsx";
import { Captioned } from "./Captioned.tsx";
import { DataTable } from "./DataTable.tsx";
import {
  figure,
  figureCaption,
  heading,
  list,
  quote,
  quoteSource,
  sentence,
  unformatted,
} from "./LessonText.css.ts";
import { Terms } from "./Terms.tsx";

/** They come when they are used, and until then stand there as they were written. */
const CodeBlock = lazyPart(() => import("./CodeBlock.tsx"));
const MathsBlock = lazyPart(() => import("./MathsBlock.tsx"));

function Unformatted({ text }: { readonly text: string }) {
  return (
    <pre aria-busy="true" dir="ltr" className={unformatted}>
      {text}
    </pre>
  );
}

/** One block of a lesson's text. */
export function Block({ block }: { readonly block: LessonBlock }) {
  const { t } = useI18n();
  switch (block.type) {
    case "heading":
      return (
        <h3 className={heading}>
          <RichText text={block.text} />
        </h3>
      );
    case "paragraph":
      return (
        <>
          <p className={sentence}>
            <RichText text={block.text} />
          </p>
          <PromptPicture figure={block.figure} />
        </>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={list({ ordered: block.ordered })}>
          {block.items.map((item, index) => (
            <li key={`${index}`}>
              <RichText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "quote":
      return (
        <blockquote className={quote}>
          <p>
            <RichText text={block.text} />
          </p>
          {block.page === undefined ? null : (
            <footer className={quoteSource}>{t("exercise.page", { page: block.page })}</footer>
          )}
        </blockquote>
      );
    case "callout":
      return <Callout tone={block.tone} text={block.text} />;
    case "terms":
      return <Terms entries={block.entries} />;
    case "table":
      return <DataTable table={block} />;
    case "figure":
      return (
        <figure className={figure}>
          <Picture picture={block.picture} size="large" />
          {block.caption === undefined ? null : (
            <figcaption className={figureCaption}>
              <RichText text={block.caption} />
            </figcaption>
          )}
        </figure>
      );
    case "code":
      return (
        <Captioned caption={block.caption}>
          <Suspense fallback={<Unformatted text={block.code} />}>
            <CodeBlock language={block.language} code={block.code} />
          </Suspense>
        </Captioned>
      );
    case "maths":
      return (
        <Captioned caption={block.caption}>
          <Suspense fallback={<Unformatted text={block.tex} />}>
            <MathsBlock tex={block.tex} />
          </Suspense>
        </Captioned>
      );
  }
}
