import { useId } from "react";
import type { ReactNode, Ref } from "react";
import { dataOf } from "../field/dataOf.ts";
import { leaving } from "../field/leaving.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconGlyph } from "../icon/Icon.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { covering } from "../checkbox/covering.css.ts";
import { group, option as optionClass } from "./ChipGroup.css.ts";

export interface ChipOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconGlyph | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ChipGroupProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly ChipOption<Value>[];
  /** What is chosen, where its host keeps that; without it the group keeps it by itself. */
  readonly value?: Value | undefined;
  /** What a group that keeps its choice by itself begins with. */
  readonly defaultValue?: Value | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  /** Told when the focus leaves the group. */
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** Narrows or switches what is shown: one of few, in one row. Arrow keys move the choice. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>): ReactNode {
  const { legend, options, value, defaultValue, onChange, onBlur, ref } = props;
  const name = useId();
  return (
    <fieldset {...dataOf(props)} ref={ref} onBlur={leaving(onBlur)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={group}>
        {options.map((option) => (
          <label key={option.value} className={optionClass}>
            <input
              className={covering}
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
            />
            {option.icon === undefined ? null : <Icon icon={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
