import { Heading } from "../../primitives/heading/Heading.tsx";
import type { LessonLevel } from "./lesson-item.ts";
import {
  lessons as lessonsClass,
  level,
  levelHead,
  levels as levelsClass,
  levelTitle,
  quiet,
  xp,
} from "./LessonList.css.ts";
import { LessonRow } from "./LessonRow.tsx";

export interface LessonListProps {
  readonly levels: readonly LessonLevel[];
}

/** All lessons of a capsule in words, level by level: the equal of its molecule. */
export function LessonList({ levels }: LessonListProps) {
  return (
    <div className={levelsClass}>
      {levels.map(({ id, title, description, xp: earned, lessons }) => (
        <section key={id} className={level} aria-labelledby={`level-${id}`}>
          <div className={levelHead}>
            <div className={levelTitle}>
              <Heading level={2} size="title" id={`level-${id}`}>
                {title}
              </Heading>
              <span className={xp}>{earned}</span>
            </div>
            {description === "" ? null : <p className={quiet}>{description}</p>}
          </div>
          <ol className={lessonsClass}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonRow lesson={lesson} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
