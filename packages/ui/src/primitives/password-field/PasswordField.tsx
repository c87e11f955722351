import { useState } from "react";
import { useI18n } from "@alambic/i18n/react";
import { box, input, trail } from "../field/field.css.ts";
import { dataOf } from "../field/dataOf.ts";
import { Field } from "../field/Field.tsx";
import type { TextualFieldProps } from "../field/field-props.ts";
import { useField } from "../field/useField.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Eye, EyeOff } from "../icon/icons.ts";
import { PasswordRules } from "./PasswordRules.tsx";
import type { PasswordRuleState } from "./PasswordRules.tsx";

export interface PasswordFieldProps extends Omit<
  TextualFieldProps<HTMLInputElement>,
  "placeholder" | "lang" | "readOnly"
> {
  readonly autoComplete: "current-password" | "new-password";
  /** Shown live below the field, each met or not in words; for choosing a new password. */
  readonly rules?: readonly PasswordRuleState[] | undefined;
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, error, required = false, disabled } = props;
  const { value, defaultValue, onChange, onBlur } = props;
  const { autoComplete, rules, maxLength, ref } = props;
  const { t } = useI18n();
  const [shown, setShown] = useState(false);
  const binding = useField(props);
  const rulesId = `${binding.id}-rules`;
  const described = [binding.describedBy, rules === undefined ? undefined : rulesId];
  return (
    <Field binding={binding} label={label} required={required} hint={hint} error={error}>
      <div className={box({ invalid: binding.invalid })}>
        <input
          {...dataOf(props)}
          ref={ref}
          id={binding.id}
          className={input}
          name={name}
          type={shown ? "text" : "password"}
          value={value}
          defaultValue={defaultValue}
          required={required}
          disabled={disabled}
          maxLength={maxLength}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={binding.invalid || undefined}
          aria-describedby={described.filter((id) => id !== undefined).join(" ") || undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={onBlur}
        />
        <span className={trail}>
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? t("kit.hidePassword") : t("kit.showPassword")}
            size="small"
            controls={binding.id}
            disabled={disabled}
            onPress={() => setShown(!shown)}
          />
        </span>
      </div>
      {rules === undefined ? null : <PasswordRules id={rulesId} rules={rules} />}
    </Field>
  );
}
