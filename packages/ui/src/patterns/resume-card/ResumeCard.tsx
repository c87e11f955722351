import { useId } from "react";
import type { ReactNode } from "react";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import type { CapsuleProgress } from "../capsule-card/CapsuleCard.tsx";
import {
  card,
  naming,
  picture as pictureClass,
  text as textClass,
  words,
} from "./ResumeCard.css.ts";

export interface ResumeCardProps {
  /** The capsule, in a few words. */
  readonly chip: string;
  /** The lesson to go on with. */
  readonly title: string;
  /** The language of chip and title, where it is not the page's. */
  readonly lang?: string | undefined;
  /** How far the lesson is, in a sentence. */
  readonly text: string;
  readonly progress?: Omit<CapsuleProgress, "text"> | undefined;
  /** The one step: go on. */
  readonly action: ReactNode;
  /** The capsule's molecule. */
  readonly picture?: ReactNode;
}

/** Where the learner left off, and the way on. */
export function ResumeCard(props: ResumeCardProps) {
  const { chip, title, lang, text, progress, action, picture } = props;
  const titleId = useId();
  return (
    <section className={card} aria-labelledby={titleId}>
      <div className={words}>
        <Chip tone="accent" raised>
          <span lang={lang}>{chip}</span>
        </Chip>
        <div className={naming}>
          <Heading level={2} id={titleId} lang={lang}>
            {title}
          </Heading>
          <p className={textClass}>{text}</p>
        </div>
        {progress === undefined ? null : (
          <ProgressBar label={progress.label} value={progress.value} />
        )}
        {action}
      </div>
      {picture === undefined ? null : <div className={pictureClass}>{picture}</div>}
    </section>
  );
}
