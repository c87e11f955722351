import type { ReviewRating } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Undo2 } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
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
  again: "review.again",
  hard: "review.hard",
  good: "review.good",
  easy: "review.easy",
} as const;

/** How a card was graded and when it comes back, with the way to say otherwise. */
export function GradeLine({ grade, isCurrent, onRate, onUndo }: GradeLineProps) {
  const { t } = useI18n();
  const [correcting, setCorrecting] = useState<string | null>(null);
  const isCorrecting = grade !== null && isCurrent && correcting === grade.cardId;
  const words = <GradeWords grade={grade} isCurrent={isCurrent} />;
  return (
    <div className={gradeClass}>
      <span role="status">{isCorrecting ? <VisuallyHidden>{words}</VisuallyHidden> : words}</span>
      {grade === null ? null : isCorrecting ? (
        <OtherGrades
          rating={grade.rating}
          onRate={(rating) => {
            setCorrecting(null);
            onRate(rating);
          }}
        />
      ) : isCurrent ? (
        <Button variant="quiet" size="small" onPress={() => setCorrecting(grade.cardId)}>
          {t("review.regrade")}
        </Button>
      ) : (
        <Button variant="quiet" size="small" icon={Undo2} onPress={onUndo}>
          {t("review.undo")}
        </Button>
      )}
    </div>
  );
}

function GradeWords({ grade, isCurrent }: Pick<GradeLineProps, "grade" | "isCurrent">) {
  const { t, number } = useI18n();
  if (grade === null) return null;
  if (grade.status === "failed") return t("review.saveFailed");
  const id = isCurrent ? "review.graded" : "review.gradedBefore";
  return t(id, {
    rating: t(labels[grade.rating]),
    interval: number(grade.intervalDays, { style: "unit", unit: "day", unitDisplay: "long" }),
  });
}

interface OtherGradesProps {
  readonly rating: ReviewRating;
  readonly onRate: (rating: ReviewRating) => void;
}

/** The grades that were not given. The first takes the focus from the button that brought them. */
function OtherGrades({ rating, onRate }: OtherGradesProps) {
  const { t } = useI18n();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const others = ratings.filter((other) => other !== rating);
  return (
    <div role="group" aria-label={t("review.judge")} className={grades}>
      {others.map((other, index) => (
        <Button
          key={other}
          ref={index === 0 ? first : undefined}
          variant="secondary"
          size="small"
          onPress={() => onRate(other)}
        >
          {t(labels[other])}
        </Button>
      ))}
    </div>
  );
}
