import type { ReactNode } from "react";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Illustration } from "../../primitives/illustration/Illustration.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { hint as hintClass, panel, words } from "./GenerationProgress.css.ts";

export interface GenerationProgressProps {
  /** What is being made. */
  readonly title: string;
  readonly headingLevel?: HeadingLevel | undefined;
  /** How many lessons can be studied already. */
  readonly ready: number;
  /** Null while it is not known how many lessons there will be. */
  readonly count: number | null;
  /** The same in words; read aloud as it changes. */
  readonly text: string;
  /** What the learner may do meanwhile. */
  readonly hint?: string | undefined;
  /** What can be done meanwhile. */
  readonly action?: ReactNode;
  /** All of it is ready, a moment ago. */
  readonly isMade?: boolean | undefined;
  /** Whether a still is drawn; not where the molecule itself is in sight. */
  readonly pictured?: boolean | undefined;
}

/** A capsule while it distils, lesson by lesson, and the moment in which it is whole. */
export function GenerationProgress(props: GenerationProgressProps) {
  const {
    title,
    headingLevel = 2,
    ready,
    count,
    text,
    hint,
    action,
    isMade = false,
    pictured = true,
  } = props;
  return (
    <div className={panel({ isMade, pictured })}>
      {pictured ? <Illustration name={isMade ? "flask" : "working-still"} size="small" /> : null}
      <div className={words}>
        <Heading level={headingLevel} size="large">
          {title}
        </Heading>
        <ProgressBar
          label={title}
          value={count === null ? null : ready}
          max={count ?? undefined}
          valueText={text}
        />
        <p role="status">{text}</p>
        {hint === undefined ? null : <p className={hintClass}>{hint}</p>}
        {action}
      </div>
    </div>
  );
}
