import { useId } from "react";
import type { ReactNode } from "react";
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
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Narrows or switches what is shown: one of few, in one row. Arrow keys move the choice. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>): ReactNode {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
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
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon === undefined ? null : <Icon glyph={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
