import type { ReactNode } from "react";
import { Heading } from "../heading/Heading.tsx";
import type { HeadingLevel } from "../heading/Heading.tsx";
import { Illustration } from "../illustration/Illustration.tsx";
import type { IllustrationName } from "../illustration/Illustration.tsx";
import { Text } from "../text/Text.tsx";
import { actions as actionsClass, state, words } from "./EmptyState.css.ts";

export interface EmptyStateProps {
  readonly illustration?: IllustrationName | undefined;
  readonly title: string;
  readonly level?: HeadingLevel | undefined;
  /** `large` fills a screen, such as "page not found". */
  readonly size?: "medium" | "large" | undefined;
  /** Why it is empty, and the next step in a sentence. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Where something could be and is not yet, with the step that brings it. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration = "flask", title, level = 2, size = "medium", children, actions } = props;
  return (
    <div className={state({ size })}>
      <Illustration name={illustration} size={size} />
      <div className={words}>
        <Heading level={level} size={size === "large" ? "page" : "title"} align="center">
          {title}
        </Heading>
        {children === undefined ? null : (
          <Text as="div" tone="second">
            {children}
          </Text>
        )}
      </div>
      {actions === undefined ? null : <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
