import { useId } from "react";
import { useI18n } from "@alambic/i18n/react";
import { arc, drawing, figure, from, ring, to, trackLine } from "./ProgressRing.css.ts";

export const progressRingSizes = ["small", "medium", "large"] as const;

export interface ProgressRingProps {
  readonly label: string;
  /** From 0 to `max`. */
  readonly value: number;
  readonly max?: number | undefined;
  readonly size?: (typeof progressRingSizes)[number] | undefined;
}

const radius = 44;
const circumference = 2 * Math.PI * radius;

/** A share of a whole with its percentage in the middle. */
export function ProgressRing({ label, value, max = 100, size = "medium" }: ProgressRingProps) {
  const { number } = useI18n();
  const gradient = useId();
  const part = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const words = number(part, { style: "percent" });
  const stroke = { r: radius, cx: 50, cy: 50, fill: "none", strokeWidth: 11 };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={part * max}
      aria-valuetext={words}
      className={ring({ size })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className={drawing}>
        <defs>
          <linearGradient id={gradient} x1="1" y1="0.4" x2="0.1" y2="0.3">
            <stop offset="0.1" className={from} />
            <stop offset="0.9" className={to} />
          </linearGradient>
        </defs>
        <circle {...stroke} className={trackLine} />
        {part === 0 ? null : (
          <circle
            {...stroke}
            className={arc}
            stroke={`url(#${gradient})`}
            strokeLinecap="round"
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - part)}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <span aria-hidden="true" className={figure}>
        {words}
      </span>
    </div>
  );
}
