import { safeAddress } from "@alambic/domain/addresses";
import type { RichText as RichTextValue, Source } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { Button } from "../../primitives/button/Button.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ShieldCheck, TextQuote } from "../../primitives/icon/icons.ts";
import { Link } from "../../primitives/link/Link.tsx";
import { mark } from "../rich-text/RichText.css.ts";
import { RichText } from "../rich-text/RichText.tsx";
import type { SourcePart } from "./sourceParts.ts";
import { sourceParts } from "./sourceParts.ts";
import { body, card, passage, reference, summary } from "./Why.css.ts";

export interface WhyProps {
  readonly explanation: RichTextValue | undefined;
  readonly source: Source | undefined;
  /** The language of the source, where it is not that of instruction. */
  readonly sourceLanguage: string | undefined;
  /** The words of the answer, marked where the source is short. */
  readonly words: readonly string[];
  readonly open: boolean;
  /** Shows more than the passage: its page, and what was checked. */
  readonly onMore?: (() => void) | undefined;
}

/** Why the answer is right: the explanation, and the passage that it rests on. One of them is there. */
export function Why({ open, ...props }: WhyProps) {
  const { t } = useI18n();
  return (
    <details className={card} open={open}>
      <summary className={summary}>
        <Icon icon={TextQuote} />
        {t("exercise.why")}
      </summary>
      <div className={body}>
        <WhyText {...props} />
      </div>
    </details>
  );
}

export interface WhyTextProps extends Omit<WhyProps, "open"> {
  /** Else only what it rests on, the passage where there is one. */
  readonly whole?: boolean;
}

/** The reason in words, then the passage, then the way to more. */
export function WhyText(props: WhyTextProps) {
  const { explanation, source, sourceLanguage, words, onMore, whole = true } = props;
  const { t } = useI18n();
  return (
    <>
      {explanation !== undefined && (whole || source === undefined) ? (
        <p>
          <RichText text={explanation} />
        </p>
      ) : null}
      {source === undefined ? null : (
        <Passage source={source} lang={sourceLanguage} words={words} />
      )}
      {onMore !== undefined && whole ? (
        <Button variant="secondary" size="small" icon={ShieldCheck} onPress={onMore}>
          {t("exercise.whyMore")}
        </Button>
      ) : null}
    </>
  );
}

interface PassageProps {
  readonly source: Source;
  readonly lang: string | undefined;
  readonly words: readonly string[];
}

function Passage({ source, lang, words }: PassageProps) {
  const { t, rich } = useI18n();
  useLanguageFont(lang, source.context ?? source.quote);
  const { title, page, url } = source;
  const label = page === undefined ? title : t("exercise.sourcePage", { title, page });
  const address = safeAddress(url);
  return (
    <figure>
      <blockquote lang={lang} className={passage}>
        {rich("exercise.quoted", { quote: () => <Marked parts={sourceParts(source, words)} /> })}
      </blockquote>
      <figcaption className={reference}>
        {address === undefined ? (
          label
        ) : (
          <Link href={address} newTab>
            {label}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}

function Marked({ parts }: { readonly parts: readonly SourcePart[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      <mark key={`${index}`} className={mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
