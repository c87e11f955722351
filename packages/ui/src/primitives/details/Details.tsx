import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { ChevronDown } from "../icon/icons.ts";
import {
  aside as asideClass,
  content,
  details,
  summary as summaryClass,
  words,
} from "./Details.css.ts";

export interface DetailsProps {
  /** What opens it; may be a heading. */
  readonly summary: ReactNode;
  /** A short fact at the end of the line, such as a count. */
  readonly aside?: ReactNode;
  /** Whether it is open. Pass `onToggle` with it to hold the state above. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** More of the same, out of sight until it is asked for. */
export function Details({ summary, aside, open, onToggle, children }: DetailsProps) {
  return (
    <details
      className={details}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className={summaryClass}>
        <span className={words}>{summary}</span>
        {aside === undefined ? null : <span className={asideClass}>{aside}</span>}
        <Icon icon={ChevronDown} />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
