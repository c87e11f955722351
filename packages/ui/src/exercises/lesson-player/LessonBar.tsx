import { useI18n } from "@alambic/i18n/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { X } from "../../primitives/icon/icons.ts";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { bar, barBody, drop, reach, seenPart, total as totalClass, way } from "./LessonBar.css.ts";

export interface LessonBarProps {
  readonly title: string;
  /** What the bar fills on. */
  readonly done: number;
  /** What it advances on, where that is more. */
  readonly seen?: number;
  readonly total: number;
  readonly xp: number;
  readonly onClose: () => void;
  /** What its host puts at its end. */
  readonly end?: ReactNode;
}

/** The way out, how far one is, and what it gave: new XP comes as a drop. */
export function LessonBar(props: LessonBarProps) {
  const { title, done, seen = done, total, xp, onClose, end } = props;
  const { t } = useI18n();
  const [before] = useState(xp);
  return (
    <div className={bar}>
      <div className={barBody}>
        <IconButton icon={X} label={t("lessonPlayer.close")} onPress={onClose} />
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <div className={way}>
          <ProgressBar
            label={t("lessonPlayer.progress")}
            value={done}
            max={total}
            valueText={t("lessonPlayer.done", { done, total })}
          />
          <span
            aria-hidden="true"
            className={seenPart}
            style={inlineVars({ [reach]: String(total > 0 ? seen / total : 0) })}
          />
        </div>
        <p className={totalClass}>
          {xp > before ? <span key={xp} aria-hidden="true" className={drop} /> : null}
          <span aria-hidden="true">{t("lessonPlayer.xp", { xp })}</span>
          <VisuallyHidden>{t("lessonPlayer.xpLabel", { xp })}</VisuallyHidden>
        </p>
        {end}
      </div>
    </div>
  );
}
