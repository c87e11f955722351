import { box, input } from "../field/field.css.ts";
import { dataOf } from "../field/dataOf.ts";
import { Field } from "../field/Field.tsx";
import type { TextualFieldProps } from "../field/field-props.ts";
import { useField } from "../field/useField.ts";

export const textFieldTypes = ["text", "email", "url", "tel", "date"] as const;

export interface TextFieldProps extends TextualFieldProps<HTMLInputElement> {
  /** What is typed: it gives the keypad of a phone, and what a browser offers to fill in. */
  readonly type?: (typeof textFieldTypes)[number] | undefined;
  /** What a browser may fill in: `email`, `username`, `given-name` … */
  readonly autoComplete?: string | undefined;
  readonly inputMode?: "text" | "email" | "numeric" | "decimal" | "url" | undefined;
  readonly spellCheck?: boolean | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, required = false, disabled } = props;
  const { value, defaultValue, onChange, onBlur } = props;
  const { type = "text", placeholder, maxLength, readOnly, lang, ref } = props;
  const { autoComplete, inputMode, spellCheck } = props;
  const binding = useField(props);
  return (
    <Field
      binding={binding}
      label={label}
      required={required || readOnly === true}
      hint={hint}
      error={error}
    >
      <div className={box({ invalid: binding.invalid })}>
        <input
          {...dataOf(props)}
          ref={ref}
          id={binding.id}
          className={input}
          name={name}
          type={type}
          value={value}
          defaultValue={defaultValue}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete={autoComplete}
          inputMode={inputMode}
          spellCheck={spellCheck}
          autoCapitalize={type === "text" ? undefined : "none"}
          lang={lang}
          aria-invalid={binding.invalid || undefined}
          aria-describedby={binding.describedBy}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </div>
    </Field>
  );
}
