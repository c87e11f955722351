import type { ReactNode, Ref } from "react";
import { dataOf } from "../field/dataOf.ts";
import { FieldError } from "../field/FieldError.tsx";
import { useField } from "../field/useField.ts";
import { checkbox, description, row, words } from "./choice.css.ts";

export interface CheckboxProps {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** May hold links, for example to the terms that are agreed to. */
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether it is on, where its host keeps that; without it the box keeps it by itself. */
  readonly checked?: boolean | undefined;
  /** Whether a box that keeps it by itself begins on. */
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One thing that is so or not, effective when the form is sent. */
export function Checkbox(props: CheckboxProps) {
  const { name, label, hint, error, required = false, disabled = false } = props;
  const { checked, defaultChecked, onChange, onBlur, ref } = props;
  const binding = useField(props);
  return (
    <div>
      <label className={row}>
        <input
          {...dataOf(props)}
          ref={ref}
          id={binding.id}
          className={checkbox}
          type="checkbox"
          name={name}
          checked={checked}
          defaultChecked={defaultChecked}
          required={required}
          disabled={disabled}
          aria-invalid={binding.invalid || undefined}
          aria-describedby={binding.describedBy}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        <span className={words}>
          <span>{label}</span>
          {hint === undefined ? null : (
            <span id={binding.hintId} className={description}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={binding.errorId} error={error} />
    </div>
  );
}
