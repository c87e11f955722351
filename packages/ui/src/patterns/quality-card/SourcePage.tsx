import type { Source, SourcePassage } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { Text } from "../../primitives/text/Text.tsx";
import { markedPassage } from "./marked.ts";
import { page as pageClass, passage as passageClass } from "./SourcePage.css.ts";

export interface SourcePageProps {
  readonly source: Source;
  /** The whole text that the quote stands in, where there is one. */
  readonly passage: SourcePassage | null;
  /** The language of the source (BCP 47), where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** The text that an item rests on, with its passage marked and in sight. */
export function SourcePage({ source, passage, lang }: SourcePageProps) {
  const { t } = useI18n();
  const { before, marked, after } = markedPassage(passage, source);
  useLanguageFont(lang, marked);

  return (
    <figure>
      <div
        role="region"
        aria-label={t("quality.passage")}
        // What scrolls can be reached by keyboard.
        tabIndex={0}
        lang={lang}
        className={pageClass}
      >
        {before}
        <mark key={before} ref={bringIntoSight} className={passageClass}>
          {marked}
        </mark>
        {after}
      </div>
      <figcaption>
        <Text as="span" size="small" tone="second">
          {reference(source, passage, t)}
        </Text>
      </figcaption>
    </figure>
  );
}

/** Scrolls the text, and nothing around it, to its passage. */
function bringIntoSight(passage: HTMLElement | null): void {
  const box = passage?.parentElement;
  if (passage && box) box.scrollTop = passage.offsetTop - box.clientHeight / 3;
}

type Translate = ReturnType<typeof useI18n>["t"];

function reference({ title, page }: Source, passage: SourcePassage | null, t: Translate): string {
  if (passage !== null && passage.page === null) return t("quality.lessonText");
  const count = passage?.page_count ?? null;
  return page === undefined || count === null ? title : t("quality.page", { title, page, count });
}
