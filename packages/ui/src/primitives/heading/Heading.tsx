import type { ReactNode, Ref } from "react";
import { useLanguageFont } from "../language-font/useLanguageFont.ts";
import { heading } from "./Heading.css.ts";

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export const headingSizes = ["display", "page", "heading", "title", "large", "body"] as const;
export type HeadingSize = (typeof headingSizes)[number];
export const headingTones = ["base", "inherit", "accent", "warm", "right", "wrong"] as const;

export interface HeadingProps {
  /** The place in the outline of the page. It does not decide the size alone. */
  readonly level: HeadingLevel;
  readonly size?: HeadingSize | undefined;
  readonly tone?: (typeof headingTones)[number] | undefined;
  readonly align?: "start" | "center" | undefined;
  readonly id?: string | undefined;
  readonly lang?: string | undefined;
  /** Lets a script move focus here, for example after a change of screen. */
  readonly focusable?: boolean | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

const sizeOfLevel = {
  1: "page",
  2: "heading",
  3: "title",
  4: "large",
  5: "body",
  6: "body",
} as const satisfies Record<HeadingLevel, HeadingSize>;

const elementOfLevel = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

/** A heading in the speaking serif. Its lines are balanced. */
export function Heading(props: HeadingProps) {
  const { level, size = sizeOfLevel[level], tone = "base", align = "start" } = props;
  const { id, lang, focusable = false, ref, children } = props;
  const Element = elementOfLevel[level];
  useLanguageFont(lang, typeof children === "string" ? children : "");
  return (
    <Element
      id={id}
      lang={lang}
      ref={ref}
      tabIndex={focusable ? -1 : undefined}
      className={heading({ size, tone, align })}
    >
      {children}
    </Element>
  );
}
