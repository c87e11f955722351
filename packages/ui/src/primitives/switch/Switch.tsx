import { useId } from "react";
import { description, words } from "../checkbox/choice.css.ts";
import { switchRow, track } from "./Switch.css.ts";

export interface SwitchProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that takes effect at once. */
export function Switch(props: SwitchProps) {
  const { id, label, hint, disabled = false, checked, onChange } = props;
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
        id={id}
        className={track}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
