import type { ReviewRating } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import { Undo2 } from "../../primitives/icon/icons.ts";
import { Menu } from "../../primitives/menu/Menu.tsx";
import { grade as gradeClass } from "./ReviewPlayer.css.ts";
import type { ShownGrade } from "./reviewSession.ts";

export interface GradeLineProps {
  /** The grade that was given last; null before the first. */
  readonly grade: ShownGrade | null;
  /** Whether it is that of the card on the screen: then it can be corrected, else taken back. */
  readonly isCurrent: boolean;
  readonly onRate: (rating: ReviewRating) => void;
  readonly onUndo: () => void;
}

const ratings = ["again", "hard", "good", "easy"] as const satisfies ReviewRating[];

const labels = {
  again: "learning.review.again",
  hard: "learning.review.hard",
  good: "learning.review.good",
  easy: "learning.review.easy",
} as const;

/** How a card was graded and when it comes back, with the way to say otherwise. */
export function GradeLine({ grade, isCurrent, onRate, onUndo }: GradeLineProps) {
  const { t, number } = useI18n();
  const days = (count: number) =>
    number(count, { style: "unit", unit: "day", unitDisplay: "long" });
  return (
    <div className={gradeClass}>
      <span role="status">
        {grade === null
          ? null
          : grade.status === "failed"
            ? t("learning.review.saveFailed")
            : t(isCurrent ? "learning.review.graded" : "learning.review.gradedBefore", {
                rating: t(labels[grade.rating]),
                interval: days(grade.intervalDays),
              })}
      </span>
      {grade === null ? null : isCurrent ? (
        <Menu
          label={t("learning.review.regrade")}
          variant="quiet"
          size="small"
          entries={ratings
            .filter((rating) => rating !== grade.rating)
            .map((rating) => ({
              id: rating,
              label: t(labels[rating]),
              onPress: () => onRate(rating),
            }))}
        />
      ) : (
        <Button variant="quiet" size="small" icon={Undo2} onPress={onUndo}>
          {t("learning.review.undo")}
        </Button>
      )}
    </div>
  );
}
