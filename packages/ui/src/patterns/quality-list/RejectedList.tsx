import type { RejectedItem } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { CircleX } from "../../primitives/icon/icons.ts";
import { Text } from "../../primitives/text/Text.tsx";
import { found, list, reason, reasons as reasonsClass, row } from "./QualityList.css.ts";
import { isKnownRejection } from "./rejections.ts";

export interface RejectedListProps {
  /** What did not stand, each with what was found against it. */
  readonly items: readonly RejectedItem[];
  /** The language of instruction, where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** Exercises that were drafted and did not stand, with what was found against each. */
export function RejectedList({ items, lang }: RejectedListProps) {
  const { t } = useI18n();
  return (
    <ul className={list}>
      {items.map(({ id, question, title, reasons }) => (
        <li key={id} className={row}>
          <Text lang={lang}>{question === "" ? title : question}</Text>
          <ul className={reasonsClass}>
            {reasons.map(({ code, detail }) => (
              <li key={`${code} ${detail}`}>
                <span className={reason}>
                  <Icon icon={CircleX} />
                  {isKnownRejection(code) ? t(`quality.reject.${code}`) : t("quality.reject.other")}
                </span>
                {detail === "" ? null : <p className={found}>{t("quality.found", { detail })}</p>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
