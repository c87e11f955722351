import type { ReactNode } from "react";
import { container } from "./Container.css.ts";

export const containerWidths = ["narrow", "reading", "page", "wide"] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export interface ContainerProps {
  readonly width?: ContainerWidth | undefined;
  readonly children: ReactNode;
}

/** A centred column with the page's margins. */
export function Container({ width = "page", children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
