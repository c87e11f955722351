import { Heading } from "../../primitives/heading/Heading.tsx";
import type { LessonLevel } from "./lesson-item.ts";
import {
  lessons as lessonsClass,
  level,
  levelHead,
  levels as levelsClass,
  levelTitle,
  mark,
  quiet,
  xp,
} from "./LessonList.css.ts";
import { LessonRow } from "./LessonRow.tsx";

export interface LessonListProps {
  /** The chapters in their order, each with its lessons. */
  readonly levels: readonly LessonLevel[];
  /** The language of titles and descriptions, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** All lessons of a capsule in words, level by level: the equal of its molecule. */
export function LessonList({ levels, lang }: LessonListProps) {
  return (
    <div className={levelsClass}>
      {levels.map(({ id, title, tone, description, xp: earned, lessons }) => (
        <section key={id} className={level} aria-labelledby={`level-${id}`}>
          <div className={levelHead}>
            <div className={levelTitle}>
              <Heading level={2} size="title" id={`level-${id}`} lang={lang}>
                {tone === undefined ? null : <span className={mark({ tone })} aria-hidden="true" />}
                {title}
              </Heading>
              <span className={xp}>{earned}</span>
            </div>
            {description === "" ? null : (
              <p className={quiet} lang={lang}>
                {description}
              </p>
            )}
          </div>
          <ol className={lessonsClass}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonRow lesson={lesson} lang={lang} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
