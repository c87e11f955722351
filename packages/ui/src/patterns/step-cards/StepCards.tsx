import { useI18n } from "@alambic/i18n/react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import {
  number as numberClass,
  step as stepClass,
  steps as list,
  text as textClass,
  words,
} from "./StepCards.css.ts";

export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface StepCardsProps {
  /** Three to five, in their order. */
  readonly steps: readonly Step[];
  readonly headingLevel?: HeadingLevel | undefined;
}

/** What is done one after the other, in a few cards. */
export function StepCards({ steps, headingLevel = 3 }: StepCardsProps) {
  const { number } = useI18n();
  return (
    <ol className={list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={stepClass}>
          <span className={numberClass} aria-hidden="true">
            {number(index + 1)}
          </span>
          <div className={words}>
            <Heading level={headingLevel} size="title">
              {title}
            </Heading>
            <p className={textClass}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
