import { useI18n } from "@alambic/i18n/react";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { X } from "../../primitives/icon/icons.ts";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { bar, barBody, total as totalClass } from "./LessonBar.css.ts";

export interface LessonBarProps {
  readonly title: string;
  readonly done: number;
  readonly total: number;
  readonly xp: number;
  readonly onClose: () => void;
}

/** The way out, how far one is, and what it gave. */
export function LessonBar({ title, done, total, xp, onClose }: LessonBarProps) {
  const { t } = useI18n();
  return (
    <div className={bar}>
      <div className={barBody}>
        <IconButton icon={X} label={t("lessonPlayer.close")} onPress={onClose} />
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <ProgressBar
          label={t("lessonPlayer.progress")}
          value={done}
          max={total}
          valueText={t("lessonPlayer.done", { done, total })}
        />
        <p className={totalClass}>
          <span aria-hidden="true">{t("lessonPlayer.xp", { xp })}</span>
          <VisuallyHidden>{t("lessonPlayer.xpLabel", { xp })}</VisuallyHidden>
        </p>
      </div>
    </div>
  );
}
