import type { ReactNode } from "react";
import { card } from "./Card.css.ts";

export const cardTones = ["plain", "quiet", "outline", "accent", "warm"] as const;
export const cardPaddings = ["none", "small", "medium", "even", "large"] as const;
export const cardElements = ["div", "section", "article", "li", "aside"] as const;

export interface CardProps {
  readonly as?: (typeof cardElements)[number] | undefined;
  readonly tone?: (typeof cardTones)[number] | undefined;
  readonly padding?: (typeof cardPaddings)[number] | undefined;
  /** The id of the heading that names it, for a section or an article. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** Holds together what belongs together. Few on a screen. */
export function Card(props: CardProps) {
  const { as: Element = "div", tone = "plain", padding = "medium", labelledBy, children } = props;
  return (
    <Element aria-labelledby={labelledBy} className={card({ tone, padding })}>
      {children}
    </Element>
  );
}
