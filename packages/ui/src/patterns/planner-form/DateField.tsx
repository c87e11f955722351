import { box, input } from "../../primitives/field/field.css.ts";
import { dataOf } from "../../primitives/field/dataOf.ts";
import { Field } from "../../primitives/field/Field.tsx";
import type { CommonFieldProps } from "../../primitives/field/field-props.ts";
import { useField } from "../../primitives/field/useField.ts";
import { native } from "./PlannerForm.css.ts";

export const dateFieldTypes = ["date", "time"] as const;

export interface DateFieldProps extends CommonFieldProps {
  readonly type: (typeof dateFieldTypes)[number];
  /** `YYYY-MM-DD` or `HH:MM`; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The first that can be chosen, in the same form. */
  readonly min?: string | undefined;
  /** The last that can be chosen, in the same form. */
  readonly max?: string | undefined;
}

/** A day or a time, with the picker that the learner's own device brings. */
export function DateField(props: DateFieldProps) {
  const { type, label, hint, error, required = false, disabled } = props;
  const { name, value, onChange, onBlur, min, max } = props;
  const binding = useField(props);
  return (
    <Field binding={binding} label={label} required={required} hint={hint} error={error}>
      <div className={box({ invalid: binding.invalid })}>
        <input
          {...dataOf(props)}
          id={binding.id}
          name={name}
          className={`${input} ${native}`}
          type={type}
          value={value}
          min={min}
          max={max}
          required={required}
          disabled={disabled}
          aria-invalid={binding.invalid || undefined}
          aria-describedby={binding.describedBy}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </div>
    </Field>
  );
}
