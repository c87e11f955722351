import { box, input } from "../field/field.css.ts";
import { dataOf } from "../field/dataOf.ts";
import { Field } from "../field/Field.tsx";
import type { TextualFieldProps } from "../field/field-props.ts";
import { useField } from "../field/useField.ts";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { lines, textArea } from "./TextArea.css.ts";

export interface TextAreaProps extends TextualFieldProps<HTMLTextAreaElement> {
  /** The lines it shows at least; it grows with its text where the browser can. */
  readonly rows?: number | undefined;
  /** The id of a text elsewhere that describes it as well. */
  readonly describedBy?: string | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { name, label, hint, error, required = false, disabled } = props;
  const { value, defaultValue, onChange, onBlur } = props;
  const { rows = 3, placeholder, maxLength, readOnly, lang, describedBy, ref } = props;
  const binding = useField(props, describedBy === undefined ? [] : [describedBy]);
  return (
    <Field
      binding={binding}
      label={label}
      required={required || readOnly === true}
      hint={hint}
      error={error}
    >
      <div className={box({ invalid: binding.invalid })}>
        <textarea
          {...dataOf(props)}
          ref={ref}
          id={binding.id}
          className={`${input} ${textArea}`}
          style={inlineVars({ [lines]: `${rows}` })}
          name={name}
          rows={rows}
          value={value}
          defaultValue={defaultValue}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder}
          maxLength={maxLength}
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
