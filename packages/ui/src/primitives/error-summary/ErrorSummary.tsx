import { useEffect, useId, useRef } from "react";
import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../icon/Icon.tsx";
import { CircleAlert } from "../icon/icons.ts";
import { item, list, summary, title as titleClass } from "./ErrorSummary.css.ts";

export interface SummarizedError {
  /** The `id` of the field it concerns. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title?: string | undefined;
  /** What is wrong, in the order of the fields, each with the field that it leads to. */
  readonly errors: readonly SummarizedError[];
}

/** What keeps a form from being sent, above it, each leading to its field. Takes the focus when it comes. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const { t } = useI18n();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const present = errors.length > 0;
  useEffect(() => {
    if (present) box.current?.focus();
  }, [present]);
  if (!present) return null;
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <p id={titleId} className={titleClass}>
        <Icon icon={CircleAlert} />
        {title ?? t("kit.errorSummary", { count: errors.length })}
      </p>
      <ul className={list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={item}
              onClick={(event) => {
                const field = document.getElementById(fieldId);
                if (field === null) return;
                event.preventDefault();
                const folded = field.closest("details");
                if (folded !== null) folded.open = true;
                field.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
