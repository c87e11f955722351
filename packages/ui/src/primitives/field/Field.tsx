import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { frame, hint as hintClass, label as labelClass, optional } from "./field.css.ts";
import { FieldError } from "./FieldError.tsx";
import type { FieldBinding } from "./useField.ts";

export interface FieldProps {
  readonly binding: FieldBinding;
  readonly label: string;
  /** Keeps the label for screen readers alone, where an icon and the place say it. */
  readonly labelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint and error around one control. */
export function Field(props: FieldProps) {
  const { binding, label, labelHidden = false, required = false, hint, error, children } = props;
  const { t } = useI18n();
  const words = (
    <label id={binding.labelId} htmlFor={binding.id} className={labelClass}>
      {label}
      {required || labelHidden ? null : <span className={optional}>{t("kit.optional")}</span>}
    </label>
  );
  return (
    <div className={frame}>
      {labelHidden ? <VisuallyHidden as="div">{words}</VisuallyHidden> : words}
      {hint === undefined ? null : (
        <div id={binding.hintId} className={hintClass}>
          {hint}
        </div>
      )}
      {children}
      <FieldError id={binding.errorId} error={error} />
    </div>
  );
}
