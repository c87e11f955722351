import type { DialogueLine } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { RichText } from "../rich-text/RichText.tsx";
import {
  bubble,
  line as lineClass,
  name as nameClass,
  summary,
  translation,
} from "./Dialogue.css.ts";

export interface SpokenLineProps {
  readonly line: DialogueLine;
  readonly name: string;
  readonly lang: string | undefined;
}

/** What another said, with its translation a press away. */
export function SpokenLine({ line, name, lang }: SpokenLineProps) {
  const { t } = useI18n();
  return (
    <li className={lineClass({ side: "other" })}>
      <span className={nameClass}>{name}</span>
      <div className={bubble({ tone: "other" })}>
        <p lang={lang} dir="auto">
          <RichText text={line.text} />
        </p>
        {line.translation === undefined ? null : (
          <details>
            <summary className={summary}>{t("dialogue.translation")}</summary>
            <p className={translation}>
              <RichText text={line.translation} />
            </p>
          </details>
        )}
      </div>
    </li>
  );
}
