import type { ReactNode, Ref } from "react";
import { cardRow, description, radio, row, words } from "../checkbox/choice.css.ts";
import { dataOf } from "../field/dataOf.ts";
import { hint as hintClass } from "../field/field.css.ts";
import { FieldError } from "../field/FieldError.tsx";
import { leaving } from "../field/leaving.ts";
import { useField } from "../field/useField.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { group, legend as legendClass, options as optionsClass } from "./RadioGroup.css.ts";

export const radioGroupLayouts = ["stack", "row", "cards"] as const;

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly legend: string;
  readonly legendHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly layout?: (typeof radioGroupLayouts)[number] | undefined;
  readonly options: readonly RadioOption<Value>[];
  /** What is chosen, where its host keeps that; without it the group keeps it by itself. */
  readonly value?: Value | null | undefined;
  /** What a group that keeps its choice by itself begins with. */
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  /** Told when the focus leaves the group. */
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** One of few, all of them in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { name, legend, legendHidden = false, hint, error, disabled = false } = props;
  const { layout = "stack", options, value, defaultValue, onChange, onBlur, ref } = props;
  const binding = useField(props);
  return (
    <fieldset
      {...dataOf(props)}
      ref={ref}
      onBlur={leaving(onBlur)}
      role="radiogroup"
      aria-invalid={binding.invalid || undefined}
      id={binding.id}
      className={group}
      disabled={disabled}
      aria-describedby={binding.describedBy}
    >
      <legend className={legendHidden ? undefined : legendClass}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint === undefined ? null : (
        <p id={binding.hintId} className={hintClass}>
          {hint}
        </p>
      )}
      <div className={optionsClass({ layout })}>
        {options.map((option) => (
          <label key={option.value} className={layout === "cards" ? cardRow : row}>
            <input
              className={radio}
              type="radio"
              name={name ?? binding.id}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            <span className={words}>
              <span>{option.label}</span>
              {option.description === undefined ? null : (
                <span className={description}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={binding.errorId} error={error} />
    </fieldset>
  );
}
