import type { SourcePart } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { cut } from "./marked.ts";
import { part as partClass, parts as partsClass, quoted } from "./PartPassages.css.ts";
import { passage as markClass } from "./SourcePage.css.ts";

export interface PartPassagesProps {
  /** Sentences that parts of the item rest on. */
  readonly parts: readonly SourcePart[];
  /** The language of the source (BCP 47), where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** What each card of a set rests on: its sentence, marked in its paragraph. */
export function PartPassages({ parts, lang }: PartPassagesProps) {
  const { t } = useI18n();
  return (
    <Stack as="section" gap="medium">
      <Heading level={3} size="body">
        {t("quality.parts")}
      </Heading>
      <ol className={partsClass}>
        {parts.map((part) => (
          <Part key={`${part.passage.page}/${part.labels.join("/")}`} part={part} lang={lang} />
        ))}
      </ol>
    </Stack>
  );
}

interface PartProps {
  readonly part: SourcePart;
  readonly lang: string | undefined;
}

function Part({ part: { labels, passage }, lang }: PartProps) {
  const { t } = useI18n();
  const { before, marked, after } = cut(passage.text, passage.start, passage.end);
  useLanguageFont(lang, marked);
  return (
    <li className={partClass}>
      <Heading level={4} size="body">
        <span lang={lang}>{labels.join(" · ")}</span>
      </Heading>
      <blockquote lang={lang} className={quoted}>
        {before}
        <mark className={markClass}>{marked}</mark>
        {after}
      </blockquote>
      <Text size="small" tone="second">
        {passage.page === null
          ? t("quality.lessonText")
          : t("quality.partPage", { page: passage.page })}
      </Text>
    </li>
  );
}
