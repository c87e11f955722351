import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import { emblem, feature as featureClass, list, text as textClass } from "./Features.css.ts";

export interface Feature {
  readonly icon: IconGlyph;
  readonly title: string;
  readonly text: string;
}

export interface FeaturesProps {
  /** Each with its glyph, a gain, and a sentence. */
  readonly features: readonly Feature[];
  readonly headingLevel?: HeadingLevel | undefined;
}

/** What speaks for something, each in a word and a sentence. */
export function Features({ features, headingLevel = 3 }: FeaturesProps) {
  return (
    <ul className={list}>
      {features.map(({ icon, title, text }) => (
        <li key={title} className={featureClass}>
          <span className={emblem}>
            <Icon icon={icon} size="medium" />
          </span>
          <Heading level={headingLevel} size="large">
            {title}
          </Heading>
          <p className={textClass}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
