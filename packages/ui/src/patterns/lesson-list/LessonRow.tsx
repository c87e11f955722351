import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import {
  ArrowRight,
  Check,
  Hourglass,
  Lock,
  RotateCcw,
  Star,
} from "../../primitives/icon/icons.ts";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import type { LessonItem, LessonState } from "./lesson-item.ts";
import {
  badge,
  end,
  row,
  status as statusClass,
  title as titleClass,
  titleQuiet,
  words,
} from "./LessonList.css.ts";

/** States that a glyph tells; the others show the lesson's number. */
const glyphs: Partial<Readonly<Record<LessonState, IconGlyph>>> = {
  completed: Check,
  validated: Star,
  failed: RotateCcw,
  locked: Lock,
  pending: Hourglass,
};

export interface LessonRowProps {
  readonly lesson: LessonItem;
  readonly lang?: string | undefined;
}

/** One lesson of a plan: its state, its name, and the way in where there is one. */
export function LessonRow({ lesson, lang }: LessonRowProps) {
  const { number: numbers } = useI18n();
  const click = useLinkClick();
  const { number, title, state, status, terse = false, kept, href } = lesson;
  const glyph = glyphs[state];
  const content = (
    <>
      <span className={badge({ state })} aria-hidden="true">
        {glyph === undefined ? numbers(number) : <Icon icon={glyph} size="medium" />}
      </span>
      <span className={words}>
        <span lang={lang} className={href === undefined ? titleQuiet : titleClass}>
          {title}
        </span>
        {terse ? (
          <VisuallyHidden>{status}</VisuallyHidden>
        ) : (
          <span className={statusClass}>{status}</span>
        )}
        {kept === undefined ? null : <span className={statusClass}>{kept}</span>}
      </span>
    </>
  );
  if (href === undefined) {
    return <div className={row({ pressable: false, terse })}>{content}</div>;
  }
  return (
    <a
      className={row({ pressable: true, current: state === "current" })}
      href={href}
      aria-current={state === "current" ? "step" : undefined}
      onClick={click}
    >
      {content}
      <span className={end}>
        <Icon icon={ArrowRight} size="medium" flips />
      </span>
    </a>
  );
}
