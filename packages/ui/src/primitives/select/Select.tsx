import type { ReactNode, Ref } from "react";
import { box, input } from "../field/field.css.ts";
import { dataOf } from "../field/dataOf.ts";
import { Field } from "../field/Field.tsx";
import type { CommonFieldProps } from "../field/field-props.ts";
import { useField } from "../field/useField.ts";
import { Icon } from "../icon/Icon.tsx";
import { ChevronDown } from "../icon/icons.ts";
import { chevron, holder, option as optionClass, select } from "./Select.css.ts";

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined;
}

export interface SelectProps<Value extends string> extends CommonFieldProps {
  readonly options: readonly SelectOption<Value>[];
  /** What is chosen, where its host keeps that; without it the list keeps it by itself. */
  readonly value?: Value | "" | undefined;
  /** What a list that keeps its choice by itself begins with. */
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** Keeps the label for screen readers alone. */
  readonly labelHidden?: boolean | undefined;
}

/** One of several, in the list that the learner's own device brings. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { name, label, labelHidden, hint, error, required = false, disabled } = props;
  const { options, value, defaultValue, onChange, onBlur, placeholder, ref } = props;
  const isOpen = value === "" || (value === undefined && defaultValue === undefined);
  const binding = useField(props);
  const choose = (chosen: string) => {
    const found = options.find((option) => option.value === chosen);
    if (found !== undefined) onChange?.(found.value);
  };
  return (
    <Field
      binding={binding}
      label={label}
      labelHidden={labelHidden}
      required={required}
      hint={hint}
      error={error}
    >
      <div className={`${box({ invalid: binding.invalid })} ${holder}`}>
        <select
          {...dataOf(props)}
          ref={ref}
          id={binding.id}
          className={`${input} ${select}`}
          name={name}
          value={value}
          defaultValue={value === undefined ? (defaultValue ?? "") : undefined}
          required={required}
          disabled={disabled}
          aria-invalid={binding.invalid || undefined}
          aria-describedby={binding.describedBy}
          onChange={(event) => choose(event.currentTarget.value)}
          onBlur={onBlur}
        >
          {isOpen ? (
            <option value="" disabled className={optionClass}>
              {placeholder ?? ""}
            </option>
          ) : null}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              lang={option.lang}
              className={optionClass}
            >
              {option.label}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </div>
    </Field>
  );
}
