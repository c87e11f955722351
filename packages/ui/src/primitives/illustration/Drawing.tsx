import type { ReactNode } from "react";
import { illustration } from "./Illustration.css.ts";

export const illustrationSizes = ["small", "medium", "large"] as const;

export interface DrawingProps {
  readonly size?: (typeof illustrationSizes)[number] | undefined;
  /** One of the drawings. */
  readonly children: ReactNode;
}

/** The frame of a drawing, for who needs only one of them. */
export function Drawing({ size = "medium", children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 160 122"
      aria-hidden="true"
      focusable="false"
      className={illustration({ size })}
    >
      {children}
    </svg>
  );
}
