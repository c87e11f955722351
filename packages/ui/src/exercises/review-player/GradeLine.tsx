import type { ReviewRating } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Undo2 } from "../../primitives/icon/icons.ts";
import { grade as gradeClass, grades } from "./ReviewPlayer.css.ts";
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
  const interval = (days: number) =>
    number(days, { style: "unit", unit: "day", unitDisplay: "long" });
  return (
    <div className={gradeClass}>
      <span role="status">
        {grade === null
          ? null
          : grade.status === "failed"
            ? t("learning.review.saveFailed")
            : t(isCurrent ? "learning.review.graded" : "learning.review.gradedBefore", {
                rating: t(labels[grade.rating]),
                interval: interval(grade.intervalDays),
              })}
      </span>
      {grade === null ? null : isCurrent ? (
        <Correction key={grade.cardId} rating={grade.rating} onRate={onRate} />
      ) : (
        <Button variant="quiet" size="small" icon={Undo2} onPress={onUndo}>
          {t("learning.review.undo")}
        </Button>
      )}
    </div>
  );
}

interface CorrectionProps {
  readonly rating: ReviewRating;
  readonly onRate: (rating: ReviewRating) => void;
}

/** The other grades, once they are asked for. */
function Correction({ rating, onRate }: CorrectionProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) first.current?.focus();
  }, [open]);
  if (!open) {
    return (
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        {t("learning.review.regrade")}
      </Button>
    );
  }
  const others = ratings.filter((other) => other !== rating);
  return (
    <div role="group" aria-label={t("learning.review.judge")} className={grades}>
      {others.map((other, index) => (
        <Button
          key={other}
          ref={index === 0 ? first : undefined}
          variant="secondary"
          size="small"
          onPress={() => {
            setOpen(false);
            onRate(other);
          }}
        >
          {t(labels[other])}
        </Button>
      ))}
    </div>
  );
}
