import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ChevronDown } from "../../primitives/icon/icons.ts";
import { box, field, label as labelClass } from "../answer-field/AnswerField.css.ts";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { chevron, holder, option, select } from "./ChoiceField.css.ts";

export interface ChoiceFieldProps {
  readonly label: ReactNode;
  readonly choices: readonly string[];
  /** Empty while nothing is chosen. */
  readonly value: string;
  /** The language of the choices (BCP 47), where it is not that of instruction. */
  readonly lang: string | undefined;
  readonly readOnly: boolean;
  /** Undefined while answering. */
  readonly right: boolean | undefined;
  readonly onChoose: (choice: string) => void;
}

/** A word to choose from the list that the learner's own device brings. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, choices, value, lang, readOnly, right, onChoose } = props;
  const { t, locale } = useI18n();
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={box({ tone: right === undefined ? "open" : right ? "right" : "wrong" })}>
        <div className={holder}>
          <select
            id={id}
            lang={lang}
            value={value}
            disabled={readOnly}
            aria-describedby={right === undefined ? undefined : `${id}-verdict`}
            className={select}
            onChange={(event) => onChoose(event.target.value)}
          >
            {value === "" ? (
              <option value="" disabled lang={locale} className={option}>
                {t("vocabulary.choose")}
              </option>
            ) : null}
            {choices.map((choice) => (
              <option key={choice} value={choice} className={option}>
                {choice}
              </option>
            ))}
          </select>
          {readOnly ? null : (
            <span className={chevron}>
              <Icon icon={ChevronDown} />
            </span>
          )}
        </div>
        {right === undefined ? null : (
          <span id={`${id}-verdict`}>
            <VerdictMark right={right} />
          </span>
        )}
      </div>
    </div>
  );
}
