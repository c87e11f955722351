import { inlineVars } from "../../tokens/inlineVars.ts";
import { drifting, fill, quietFill, share, track } from "./ProgressBar.css.ts";

export const progressBarSizes = ["small", "medium"] as const;

/** `quiet` is for what is used up rather than reached. */
export const progressBarTones = ["progress", "quiet"] as const;

export interface ProgressBarProps {
  /** What progresses, for screen readers. */
  readonly label: string;
  /** From 0 to `max`; null while the extent is not known. */
  readonly value: number | null;
  readonly max?: number | undefined;
  /** The value in words, for example "3 of 12 lessons"; otherwise it is read as a percentage. */
  readonly valueText?: string | undefined;
  readonly size?: (typeof progressBarSizes)[number] | undefined;
  readonly tone?: (typeof progressBarTones)[number] | undefined;
}

/** How far something is. Words beside it say it too. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  size = "medium",
  tone = "progress",
}: ProgressBarProps) {
  const part = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value === null ? undefined : part * max}
      aria-valuetext={valueText}
      className={track({ size })}
    >
      {value === null ? (
        <div className={drifting} />
      ) : (
        <div
          className={tone === "quiet" ? quietFill : fill}
          style={inlineVars({ [share]: String(part) })}
        />
      )}
    </div>
  );
}
