import type { ReactNode } from "react";
import { useLanguageFont } from "../language-font/useLanguageFont.ts";
import { text } from "./Text.css.ts";

export const textElements = ["p", "span", "div", "strong", "em", "time", "dt", "dd", "li"] as const;
export const textSizes = ["inherit", "small", "body", "large"] as const;
export const textTones = [
  "inherit",
  "base",
  "second",
  "primary",
  "accent",
  "warm",
  "right",
  "wrong",
] as const;
export const textWeights = ["inherit", "regular", "medium", "strong"] as const;
export const textAligns = ["start", "center", "end"] as const;

export interface TextProps {
  readonly as?: (typeof textElements)[number] | undefined;
  readonly size?: (typeof textSizes)[number] | undefined;
  readonly tone?: (typeof textTones)[number] | undefined;
  readonly weight?: (typeof textWeights)[number] | undefined;
  readonly align?: (typeof textAligns)[number] | undefined;
  /** Figures of one width, for numbers that stand below each other or change in place. */
  readonly figures?: boolean | undefined;
  /** Keeps lines short enough to read with ease. */
  readonly measured?: boolean | undefined;
  /** One line, cut with an ellipsis. */
  readonly truncated?: boolean | undefined;
  readonly id?: string | undefined;
  /** The language of the text where it is not the page's: `ja`, `nl` … */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** Running text. A paragraph unless said otherwise. */
export function Text(props: TextProps) {
  const { as: Element = "p", id, lang, children } = props;
  const { size = Element === "p" || Element === "div" ? "body" : "inherit" } = props;
  const { tone = "inherit", weight = "inherit", align = "start" } = props;
  const { figures = false, measured = false, truncated = false } = props;
  useLanguageFont(lang, typeof children === "string" ? children : "");
  return (
    <Element
      id={id}
      lang={lang}
      className={text({ size, tone, weight, align, figures, measured, truncated })}
    >
      {children}
    </Element>
  );
}
