import { useId } from "react";
import type { Ref } from "react";
import { dataOf } from "../field/dataOf.ts";
import { description, words } from "../checkbox/choice.css.ts";
import { switchRow, track } from "./Switch.css.ts";

export interface SwitchProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether it is on, where its host keeps that; without it the switch keeps it by itself. */
  readonly checked?: boolean | undefined;
  /** Whether a switch that keeps it by itself begins on. */
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((checked: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly name?: string | undefined;
}

/** A setting that takes effect at once. */
export function Switch(props: SwitchProps) {
  const { id, label, hint, name, disabled = false } = props;
  const { checked, defaultChecked, onChange, onBlur, ref } = props;
  const hintId = useId();
  return (
    <label className={switchRow}>
      <span className={words}>
        <span>{label}</span>
        {hint === undefined ? null : (
          <span id={hintId} className={description}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...dataOf(props)}
        ref={ref}
        id={id}
        name={name}
        className={track}
        type="checkbox"
        role="switch"
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        onBlur={onBlur}
      />
    </label>
  );
}
