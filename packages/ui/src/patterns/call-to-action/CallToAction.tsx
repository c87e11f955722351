import type { ReactNode } from "react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Illustration } from "../../primitives/illustration/Illustration.tsx";
import { band, picture, place, text as textClass, words } from "./CallToAction.css.ts";

export interface CallToActionProps {
  readonly title: string;
  readonly headingLevel?: HeadingLevel | undefined;
  /** A sentence below the heading. */
  readonly text: string;
  /** The one step. */
  readonly action: ReactNode;
}

/** The last word of a page, and its one step. */
export function CallToAction({ title, headingLevel = 2, text, action }: CallToActionProps) {
  return (
    <div className={place}>
      <div className={band}>
        <div className={picture}>
          <Illustration name="flask" size="small" />
        </div>
        <div className={words}>
          <Heading level={headingLevel}>{title}</Heading>
          <p className={textClass}>{text}</p>
        </div>
        {action}
      </div>
    </div>
  );
}
